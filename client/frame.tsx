import { bar, groups, searched, searchedOnRequest } from './features'
import { tellApart } from './kernel/apollo'
import { FeatureRegistryContext } from './kernel/feature'
import { Frame } from './kernel/frame'
import { keepShell } from './kernel/shell'

const registry = { groups, bar, searched, searchedOnRequest }

// Cache policies must be set before any screen sends a query.
for (const { features } of groups) for (const { cache } of features) if (cache) tellApart(cache)

keepShell()

/** The frame around every signed-in screen, with the declarations of the features. */
export function Component() {
  return (
    <FeatureRegistryContext value={registry}>
      <Frame />
    </FeatureRegistryContext>
  )
}
