type Span = readonly [from: number, to: number];

/** Records when each person is busy, so that no person is on two rides at a time. */
export class Calendar {
  readonly #spans = new Map<string, Span[]>();

  isFree(id: string, [from, to]: Span): boolean {
    return (this.#spans.get(id) ?? []).every(([begin, end]) => to < begin || end < from);
  }

  keep(id: string, span: Span): void {
    this.#spans.set(id, [...(this.#spans.get(id) ?? []), span]);
  }
}
