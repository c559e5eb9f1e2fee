// The functions of a page whose server writes the rider's token into a meta element.
export function read(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name=mobility-token]')?.content ?? null;
}
export function write(token: string): void {
  document.querySelector('meta[name=mobility-token]')?.setAttribute('content', token);
}
