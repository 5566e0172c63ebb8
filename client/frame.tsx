import { useMemo } from 'react'
import { bar, groups, modules, searched, searchedOnRequest, usoSettings } from './features'
import { tellApart } from './kernel/apollo'
import { everyFeature, type FeatureRegistry, FeatureRegistryContext, usedGroups } from './kernel/feature'
import { Frame } from './kernel/frame'
import { useUses } from './kernel/session'
import { keepShell } from './kernel/shell'

// Cache policies must be set before any screen sends a query.
for (const { features } of groups) for (const { cache } of features) if (cache) tellApart(cache)

keepShell()

/** The declarations of the features, as this church uses them. */
function useRegistry(): FeatureRegistry {
  const uses = useUses()
  const off = (Object.keys(modules) as (keyof typeof modules)[]).filter((modulo) => !uses(modulo)).join(' ')
  return useMemo(() => registryWithout(off.split(' ')), [off])
}

function registryWithout(off: readonly string[]): FeatureRegistry {
  const features = new Set(
    Object.entries(modules).flatMap(([modulo, own]) => (off.includes(modulo) ? own.map(({ name }) => name) : [])),
  )
  const screens = everyFeature({ groups }).flatMap(({ name, menu = [] }) => (features.has(name) ? menu : []))
  return {
    groups: usedGroups(groups, features),
    bar,
    searched,
    searchedOnRequest,
    unused: { features, screens, settings: usoSettings },
  }
}

/** The frame around every signed-in screen, with the declarations of the features. */
export function Component() {
  return (
    <FeatureRegistryContext value={useRegistry()}>
      <Frame />
    </FeatureRegistryContext>
  )
}
