import { bar, groups } from './features'
import { tellApart } from './kernel/apollo'
import { Frame } from './kernel/frame'
import { HouseContext } from './kernel/house'

const house = { groups, bar }

// before any screen asks for what it is about
for (const { features } of groups) for (const { cache } of features) if (cache) tellApart(cache)

/** The frame around every signed-in screen, with what the features tell it. */
export function Component() {
  return (
    <HouseContext value={house}>
      <Frame />
    </HouseContext>
  )
}
