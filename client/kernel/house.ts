import type { TypePolicies } from '@apollo/client'
import type { SVGIconProps } from '@blueprintjs/icons'
import { type ComponentType, createContext, useContext } from 'react'
import type { Action } from '../gql/actions'

export type MenuItem = {
  text: string
  to: string
  /** Who may not do this does not see the item. Without it: everybody who is signed in. */
  action?: Action
  /** Where else one is at this place: screens whose address begins otherwise. */
  also?: readonly string[]
  /** More words by which the search finds the screen. */
  words?: string
}

/** An entry of the menu of whoever is signed in. */
export type AccountItem = { text: string; to: string; icon: ComponentType<SVGIconProps> }

/** What the church's calendar shows of a feature: how people call it, one and many, and its tone there. */
export type CalendarKind = {
  one: string
  many: string
  tone: 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'neutral'
}

/** Something that one does, found by the search by its own words: 'Nova pessoa', 'Fechar mês'. */
type Command = Pick<MenuItem, 'text' | 'to' | 'words'> & {
  /** Who may not do this does not find it. */
  action: Action
}

/** What a feature tells the frame around its screens, as data. Its addresses are in its routes.ts, which the first script has. */
export type ClientFeature = {
  /** as the server names it */
  name: string
  menu?: readonly MenuItem[]
  commands?: readonly Command[]
  /** where a hit of the search leads */
  hit?: (id: number) => string
  /** how the cache tells apart what has no number of its own */
  cache?: TypePolicies
  /** above every screen, what everybody must know */
  notices?: readonly ComponentType[]
  /** in the menu of whoever is signed in */
  account?: readonly AccountItem[]
  /** its place in the church's calendar */
  calendar?: CalendarKind
}

export type FeatureGroup = {
  text: string
  icon: ComponentType<SVGIconProps>
  features: readonly ClientFeature[]
}

export type MenuGroup = Omit<FeatureGroup, 'features'> & { items: MenuItem[] }

/** One place of the bar on a phone: a group of the menu. */
export type BarPlace = {
  group: string
  /** its name in the bar; the group's unless told */
  text?: string
  /** the screen that it opens, if it is in the group; the group's first unless told */
  to?: string
  /** it stands for the group's first screen alone */
  alone?: boolean
  action?: Action
}

/** All features with their groups, as client/frame.tsx gives them to the kernel. */
export type House = { groups: readonly FeatureGroup[]; bar: readonly (readonly BarPlace[])[] }

export const HouseContext = createContext<House>({ groups: [], bar: [] })

export const useHouse = (): House => useContext(HouseContext)

/** All features, in the order of the menu. */
export const everyFeature = ({ groups }: Pick<House, 'groups'>): ClientFeature[] =>
  groups.flatMap(({ features }) => features)

/** The whole menu. */
export const menuOf = (groups: readonly FeatureGroup[]): MenuGroup[] =>
  groups.map(({ text, icon, features }) => ({ text, icon, items: features.flatMap(({ menu = [] }) => menu) }))

/** The commands that these actions allow, with their group. */
export const allowedCommands = (groups: readonly FeatureGroup[], acoes: readonly string[]) =>
  groups.flatMap((group) =>
    group.features
      .flatMap(({ commands = [] }) => commands)
      .filter(({ action }) => acoes.includes(action))
      .map((command) => ({ ...command, group })),
  )

/** The part of the menu that these actions open; groups without any open item are left out. */
export function allowedMenu(groups: readonly FeatureGroup[], acoes: readonly string[]): MenuGroup[] {
  const allowed = new Set<string>(acoes)
  return menuOf(groups)
    .map((group) => ({ ...group, items: group.items.filter(({ action }) => !action || allowed.has(action)) }))
    .filter(({ items }) => items.length > 0)
}
