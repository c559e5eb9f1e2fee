/** The address of a place to show below its name, without the name that it may begin with. */
export const addressBelow = ({ name, address }: { name: string; address: string }): string =>
  address.startsWith(`${name}, `) ? address.slice(name.length + 2) : address;
