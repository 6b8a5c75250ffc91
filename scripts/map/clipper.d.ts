/** What we use of clipper-lib. */
declare module 'clipper-lib' {
  export type Paths = { X: number; Y: number }[][];
  export const Clipper: { SimplifyPolygons(areas: Paths, fillType: number): Paths };
  export class ClipperOffset {
    constructor(miterLimit: number, arcTolerance: number);
    AddPaths(areas: Paths, joinType: number, endType: number): void;
    Execute(solution: Paths, distance: number): void;
  }
  export const JoinType: { jtRound: number };
  export const EndType: { etClosedPolygon: number };
  export const PolyFillType: { pftEvenOdd: number };
}
