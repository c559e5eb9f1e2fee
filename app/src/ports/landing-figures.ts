const names = ['riders', 'drivers', 'rides'] as const;
type Figures = Partial<Record<(typeof names)[number], number>>;

/** The figures that the server wrote into the page that it sent; none while the page is prerendered. */
export const landingFigures = (): Figures => {
  if (typeof document === 'undefined') return {};
  const { dataset } = document.documentElement;
  return Object.fromEntries(names.flatMap((name) => (dataset[name] ? [[name, Number(dataset[name])]] : [])));
};
