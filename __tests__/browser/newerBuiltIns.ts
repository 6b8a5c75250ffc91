/** Built-ins that pdf.js needs and Node has only since versions 21 and 24. */
function give(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value });
}

give(Promise, 'try', async (work: (...given: unknown[]) => unknown, ...given: unknown[]) =>
  work(...given),
);
give(ArrayBuffer.prototype, 'transferToFixedLength', function (this: ArrayBuffer, size: number) {
  return this.slice(0, size);
});
