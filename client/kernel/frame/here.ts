type Place = { to: string; also?: readonly string[] }

/** How many characters of this path match the place's address or one of its `also`; 0 for another place. */
const share = ({ to, also = [] }: Place, pathname: string): number =>
  Math.max(
    0,
    ...[to, ...also].filter((path) => pathname === path || pathname.startsWith(`${path}/`)).map(({ length }) => length),
  )

/**
 * The menu item that the screen at this path belongs to; a record's form belongs to its list. The longest match counts,
 * because the address of one menu item may begin with the address of another.
 */
export function placeAt<Item extends Place>(places: readonly Item[], pathname: string): Item | undefined {
  const [nearest] = places.toSorted((a, b) => share(b, pathname) - share(a, pathname))
  return nearest && share(nearest, pathname) > 0 ? nearest : undefined
}
