import type { ApolloClient, TypePolicies } from '@apollo/client'
import type { SVGIconProps } from '@blueprintjs/icons'
import { type ComponentType, createContext, useContext } from 'react'
import type { Action } from '../gql/actions'

export type MenuItem = {
  text: string
  to: string
  /** Only people who may do this action see the item. Without it, every signed-in person sees the item. */
  action?: Action
  /** Other addresses of which this menu item is marked as the current one. */
  also?: readonly string[]
  /** Further keywords by which the search finds the screen. */
  keywords?: string
  /** The menu entry of which the screen is a tab, where it is not the entry of its feature. */
  entry?: string
}

/** An entry of the user menu. */
export type AccountItem = { text: string; to: string; icon: ComponentType<SVGIconProps> }

/** How the church's calendar shows a feature: its name in singular and plural, and its colour. */
export type CalendarKind = {
  one: string
  many: string
  tone: 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'neutral'
}

type Texts = Readonly<Record<string, string>>

/**
 * Texts for the stored values of a table's columns, by the column's name in the API: an amount in R$, a text for each
 * value, or texts that the API returns. A function makes the text of a value that is composed, such as JSON.
 */
export type ColumnTexts = Readonly<
  Record<string, 'money' | Texts | ((client: ApolloClient) => Promise<Texts | ((value: string) => string)>)>
>

/** Converts the choices of a form or a filter to the texts of a column. */
export const textsOf = (choices: readonly { value: string | number; label: string }[]): Texts =>
  Object.fromEntries(choices.map(({ value, label }) => [String(value), label]))

/**
 * What features add to other features' screens: the feature whose screens take the parts declares their type here, by
 * its name.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features of higher areas know the lower one, not the kernel
export interface Parts {}

/** A command that the search finds by its keywords, for example to create a record. */
type Command = Pick<MenuItem, 'text' | 'to' | 'keywords'> & {
  /** Only people who may do this action find the command. */
  action: Action
}

/**
 * What a feature declares to the frame, as data. Its addresses are in its routes.ts, which is part of the first script.
 */
export type ClientFeature = {
  /** the feature's name on the server */
  name: string
  menu?: readonly MenuItem[]
  commands?: readonly Command[]
  /** returns the address of a search result */
  hit?: (id: number) => string
  /** cache policies for types without an id */
  cache?: TypePolicies
  /** banners above every screen */
  banners?: readonly ComponentType[]
  /** entries of the user menu */
  account?: readonly AccountItem[]
  /** texts for the values of these tables, by the table's name; loaded when values of a table are shown */
  texts?: Readonly<Record<string, () => Promise<{ texts: ColumnTexts }>>>
  /** parts of other features' screens, by the other feature's name */
  parts?: Partial<Parts>
  /** how the church's calendar shows the feature */
  calendar?: CalendarKind
}

/** An entry of the menu. The screens of its features are its tabs. */
export type FeatureGroup = {
  text: string
  icon: ComponentType<SVGIconProps>
  features: readonly ClientFeature[]
  /** the entry under which this one stands */
  under?: string
  /**
   * The menu shows the entry only to people who may do one of these actions. Everybody else who may open its screens
   * finds them by the search.
   */
  uses?: readonly Action[]
}

export type MenuEntry = Omit<FeatureGroup, 'features' | 'under'> & {
  /** the name of the group, also when the entry bears the name of its only screen */
  group: string
  /** its screens, as tabs */
  items: MenuItem[]
  /** the entries under this one */
  below: MenuEntry[]
}

/** One place of the bottom bar on a phone: an entry of the menu. */
export type BarPlace = {
  group: string
  /** its name in the bar; by default the group's name */
  text?: string
  /** the screen that it opens, without which the place is left out; by default the entry's first */
  to?: string
  action?: Action
}

/** All features in groups, as client/frame.tsx passes them to the kernel. */
export type FeatureRegistry = {
  groups: readonly FeatureGroup[]
  bar: readonly (readonly BarPlace[])[]
  /** what the search finds, in words */
  searched: string
  /** what it finds only on request ('nos lançamentos'), for people who may do one of these actions */
  searchedOnRequest: { text: string; actions: readonly Action[] }
  unused: Unused
}

/** What the church does not use. Its features have no place in the frame; their addresses and data stay. */
type Unused = {
  /** names of features */
  features: ReadonlySet<string>
  screens: readonly MenuItem[]
  /** where people who may do the action say what the church uses */
  settings: { text: string; to: string; action: Action }
}

export const FeatureRegistryContext = createContext<FeatureRegistry>({
  groups: [],
  bar: [],
  searched: '',
  searchedOnRequest: { text: '', actions: [] },
  unused: { features: new Set(), screens: [], settings: { text: '', to: '', action: 'igreja.administrar' } },
})

export const useFeatureRegistry = (): FeatureRegistry => useContext(FeatureRegistryContext)

/** All features, in menu order. */
export const everyFeature = ({ groups }: Pick<FeatureRegistry, 'groups'>): ClientFeature[] =>
  groups.flatMap(({ features }) => features)

/** The groups as a church meets them: of a feature that it does not use only what older data need is left. */
export function usedGroups(groups: readonly FeatureGroup[], unused: ReadonlySet<string>): FeatureGroup[] {
  const used = (feature: ClientFeature): ClientFeature => {
    if (!unused.has(feature.name)) return feature
    const { name, texts, calendar } = feature
    return { name, ...(texts && { texts }), ...(calendar && { calendar }) }
  }
  return groups.map((group) => ({ ...group, features: group.features.map(used) }))
}

/** The entries of the menu with all their screens, those under another one beside it. */
export function entriesOf(groups: readonly FeatureGroup[]): MenuEntry[] {
  const screens = groups.flatMap(({ text, features }) =>
    features.flatMap(({ menu = [] }) => menu.map((item) => ({ item, entry: item.entry ?? text }))),
  )
  return groups.map(({ text, icon, uses }) => ({
    text,
    icon,
    ...(uses && { uses }),
    group: text,
    items: screens.flatMap(({ item, entry }) => (entry === text ? [item] : [])),
    below: [],
  }))
}

/** What the features add to the screens of this feature, in menu order. */
export const useParts = <Name extends keyof Parts>(of: Name): Parts[Name][] =>
  everyFeature(useFeatureRegistry()).flatMap(({ parts }) => parts?.[of] ?? [])

/** The breadcrumb of a feature's menu entry: the entry's name and its first screen. */
export function useGroupCrumb(feature: string) {
  const { groups } = useFeatureRegistry()
  return entriesOf(groups.filter(({ features }) => features.some(({ name }) => name === feature))).map(
    ({ text, items: [first] }) => ({ text, to: first?.to }),
  )
}

/** The commands that these actions allow, each with its group. */
export const allowedCommands = (groups: readonly FeatureGroup[], acoes: readonly string[]) =>
  groups.flatMap((group) =>
    group.features
      .flatMap(({ commands = [] }) => commands)
      .filter(({ action }) => acoes.includes(action))
      .map((command) => ({ ...command, group })),
  )

/** The entries with the screens that these actions allow, whether or not the menu shows them. */
export function allowedScreens(groups: readonly FeatureGroup[], acoes: readonly string[]): MenuEntry[] {
  const allowed = new Set<string>(acoes)
  return entriesOf(groups)
    .map((entry) => ({ ...entry, items: entry.items.filter(({ action }) => !action || allowed.has(action)) }))
    .filter(({ items }) => items.length > 0)
}

/** An entry with a single screen bears the name of the screen. */
const named = (entry: MenuEntry): MenuEntry => {
  const [only, ...others] = entry.items
  return only && others.length === 0 && entry.below.length === 0 ? { ...entry, text: only.text } : entry
}

/** The menu of a person who may do these actions. */
export function allowedMenu(groups: readonly FeatureGroup[], acoes: readonly string[]): MenuEntry[] {
  const shown = allowedScreens(groups, acoes).filter(({ uses }) => !uses || uses.some((one) => acoes.includes(one)))
  const above = new Map(groups.map(({ text, under }) => [text, under]))
  return groups
    .filter(({ under }) => !under)
    .flatMap(({ text, icon }) => {
      const below = shown.filter(({ group }) => above.get(group) === text).map(named)
      const own = shown.find(({ group }) => group === text)
      if (own) return [named({ ...own, below })]
      if (below.length < 2) return below
      return [{ text, icon, group: text, items: [], below }]
    })
}

/** The screen that an entry opens: its first, or that of the first entry under it. */
export const firstScreen = ({ items, below }: MenuEntry): MenuItem | undefined => items[0] ?? below[0]?.items[0]
