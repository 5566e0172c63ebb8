/**
 * The items to name before the others are only counted ('e mais 3'). A single other one is named too, as 'e mais 1' takes as
 * much room and says less.
 * @param total how many there are, when `all` has only the first of them: at least `most + 1`
 */
export const firstOf = <Item>(all: readonly Item[], most: number, total = all.length): readonly Item[] =>
  total <= most + 1 ? all : all.slice(0, most)
