// What lies over the page, the topmost last: the back button takes away one layer, and leaves the page only when there
// is none. Closing a layer in another way takes its entry out of the history as well.
const open: (() => void)[] = [];
const waiting: (() => void)[] = [];
let ours = 0; // steps back that we asked for ourselves and that have not happened yet

addEventListener('popstate', () => {
  if (ours === 0) open.pop()?.();
  else if (--ours === 0) for (const go of waiting.splice(0)) go();
});

/** Lay something over the page; what is given back takes it away. */
export function lay(close: () => void): () => void {
  open.push(close);
  history.pushState({ layer: true }, '');
  return () => {
    const at = open.indexOf(close);
    if (at < 0) return;
    open.splice(at, 1);
    if (!(history.state as { layer?: boolean } | null)?.layer) return;
    ours += 1;
    history.back();
  };
}

/** Do something that changes the history as soon as it is at rest: stepping back takes a moment. */
export function atRest(go: () => void): void {
  if (ours) waiting.push(go);
  else go();
}
