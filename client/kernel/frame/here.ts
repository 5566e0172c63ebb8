type Place = { to: string; also?: readonly string[] }

/** How much of this path the place's own one, or one of those that belong to it, takes: 0 for another place. */
const share = ({ to, also = [] }: Place, pathname: string): number =>
  Math.max(
    0,
    ...[to, ...also].filter((path) => pathname === path || pathname.startsWith(`${path}/`)).map(({ length }) => length),
  )

/**
 * The one place that the screen at this path belongs to: the form of a record to its list. The nearest counts, for some
 * screens of the menu lie below others: one's own part of a list is a place of its own, and not the list's too.
 */
export function placeAt<Item extends Place>(places: readonly Item[], pathname: string): Item | undefined {
  const [nearest] = places.toSorted((a, b) => share(b, pathname) - share(a, pathname))
  return nearest && share(nearest, pathname) > 0 ? nearest : undefined
}
