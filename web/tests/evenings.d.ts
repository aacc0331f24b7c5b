declare module 'nightcoach:evenings' {
  /** By name: what the table screen is sent, with the seconds at which it comes. */
  const evenings: Record<string, [number, import('../src/wire/types.gen').ServerMessage][]>;
  export default evenings;
}
