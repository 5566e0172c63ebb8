import { bar, groups } from './features'
import { tellApart } from './kernel/apollo'
import { Frame } from './kernel/frame'
import { HouseContext } from './kernel/house'

const house = { groups, bar }

// Cache policies must be set before any screen sends a query.
for (const { features } of groups) for (const { cache } of features) if (cache) tellApart(cache)

/** The frame around every signed-in screen, with the declarations of the features. */
export function Component() {
  return (
    <HouseContext value={house}>
      <Frame />
    </HouseContext>
  )
}
