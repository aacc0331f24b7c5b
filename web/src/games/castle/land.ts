// The land of the night ride, drawn from a few numbers: always the same, so that every screen in the room shows the same.
import type { Point } from '../ring';

/** A tower with a pointed roof, on a ground line. */
export const tower = (x: number, wide: number, top: number, roof: number, ground = 150): string =>
  `M${x} ${ground}V${top}h-2L${x + wide / 2} ${top - roof}L${x + wide + 2} ${top}h-2V${ground}Z`;

/** A wall with battlements. */
export function wall(x: number, wide: number, top: number, teeth: number, ground = 150): string {
  const step = wide / (teeth * 2 - 1);
  const edge = Array.from({ length: teeth }, (_, tooth) =>
    tooth === teeth - 1 ? `v-4h${step}v4` : `v-4h${step}v4h${step}`,
  );
  return `M${x} ${ground}V${top}${edge.join('')}V${ground}Z`;
}

/** A fir of four storeys. */
export function fir(x: number, foot: number, high: number): string {
  const wide = high * 0.21;
  const storeys = [1, 0.74, 0.5, 0.28].map((share, at) => {
    const y = foot - high * (0.1 + at * 0.22);
    return `M${x} ${(y - high * 0.34).toFixed(1)}l${(wide * share).toFixed(1)} ${(high * 0.34).toFixed(1)}h${(-2 * wide * share).toFixed(1)}Z`;
  });
  return `${storeys.join('')}M${x - 0.9} ${foot}v${(-high * 0.12).toFixed(1)}h1.8V${foot}Z`;
}

/** Numbers that look thrown about, from 0 to 1. */
export const strewn = (seed: number): number => {
  const wild = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return wild - Math.floor(wild);
};

/** The road from the reader to the gate, in percent of the stage; what is far is narrow and close together. */
export interface Road {
  near: number;
  far: number;
}
export function roadAt({ near, far }: Road, way: number): Point & { wide: number } {
  const left = 1 - way; // more than the whole way where it comes from behind the reader
  return {
    x: 50 + Math.sin(way * 8.6) * 8.5 * left ** 1.1,
    y: far + (near - far) * left ** 1.35,
    wide: 0.75 + 3.4 * left ** 1.4,
  };
}
/** The outline of the road. */
export function roadPath(road: Road): string {
  const all = Array.from({ length: 49 }, (_, step) => roadAt(road, (step - 18) / 30));
  const point = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const left = all.map(({ x, y, wide }) => point(x - wide, y));
  const right = all.map(({ x, y, wide }) => point(x + wide, y)).toReversed();
  return `M${[...left, ...right].join('L')}Z`;
}
