// Seats in a ring, clockwise, with one of them nearest to the reader.
export interface Point {
  x: number;
  y: number;
}

/** Where a seat is, if `near` is at the bottom: on an ellipse around the middle, all in percent. */
export function around(seat: number, near: number, seats: number, middle: Point, radius: Point): Point {
  const turn = Math.PI / 2 + (2 * Math.PI * ((seat - near + seats) % seats)) / seats;
  return { x: middle.x + radius.x * Math.cos(turn), y: middle.y + radius.y * Math.sin(turn) };
}
