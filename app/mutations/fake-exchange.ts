/** An XMLHttpRequest that sends through the page's `fetch`: requests whose bytes are counted are sent by one. */
export class FakeExchange extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  statusText = '';
  responseText = '';
  #request = new Request('http://localhost');

  open(method: string, url: string): void {
    this.#request = new Request(url, { method });
  }

  setRequestHeader(): void {}

  async send(): Promise<void> {
    const answer = await fetch(this.#request);
    this.status = answer.status;
    this.responseText = await answer.text();
    for (const type of ['load', 'loadend']) this.dispatchEvent(new Event(type));
  }

  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\n';
  }
}
