import { Cog, Search, type SVGIconProps } from '@blueprintjs/icons'
import { type ComponentType, useEffect, useState } from 'react'
import { folded } from '../../../schema/rules/folding'
import { names } from '../../gql/labels'
import { allowedCommands, allowedScreens, useFeatureRegistry } from '../feature'
import { useViewer } from '../session'
import { useBuscarQuery } from './buscar.generated'

export type Hit = {
  key: string
  title: string
  detail: string
  /** null: this line searches the rest, which is searched on request alone */
  url: string | null
  icon: ComponentType<SVGIconProps>
}

type Hits = {
  hits: Hit[]
  /** Number of results at the beginning that are screens and commands. These always match the text. */
  atOnce: number
  /**
   * Whether the search for the typed text is still running; the records among the results then match an earlier text.
   */
  loading: boolean
  /** The results are of everything, also of what is searched on request alone. */
  whole: boolean
}

const MIN_LENGTH = 2
const PAUSE_MS = 180

/**
 * Screens and commands are found at once in the features. People and other records come from the server, after a short
 * pause in typing. A last line asks for the rest.
 * @param requested the text for which the rest was asked for
 */
export function useHits(text: string, requested: string | null): Hits {
  const screens = useScreens(text)
  const { groups, searchedOnRequest } = useFeatureRegistry()
  const { acoes } = useViewer()
  const asked = useSettled(text.trim())
  const whole = requested === text.trim()
  const skip = asked.length < MIN_LENGTH
  const { data, previousData, loading } = useBuscarQuery({
    variables: { texto: asked, lancamentos: asked === requested },
    skip,
    fetchPolicy: 'cache-first',
  })
  const found = skip ? [] : ((data ?? (loading ? previousData : undefined))?.buscar ?? [])
  const records = found.flatMap(({ tipo, id, uuid, titulo, subtitulo }): Hit[] => {
    const group = groups.find(({ features }) => features.some(({ name }) => name === tipo))
    const hit = group?.features.find(({ name }) => name === tipo)?.hit
    if (!group || !hit) return []
    const detail = [names[tipo], subtitulo].filter(Boolean).join(' · ')
    return [{ key: `${tipo}:${uuid}`, title: titulo, detail, url: hit(id), icon: group.icon }]
  })
  const mayAsk =
    !whole && text.trim().length >= MIN_LENGTH && searchedOnRequest.actions.some((one) => acoes.includes(one))
  const rest = { key: 'resto', title: `Procurar também ${searchedOnRequest.text}`, detail: '', url: null, icon: Search }
  return {
    hits: [...screens, ...records, ...(mayAsk ? [rest] : [])],
    atOnce: screens.length,
    loading: loading || asked !== text.trim(),
    whole,
  }
}

/** Matches of the name come before matches of the keywords, and screens before commands. */
function useScreens(text: string): Hit[] {
  const { groups, unused } = useFeatureRegistry()
  const { acoes } = useViewer()
  const words = folded(text).split(/\s+/).filter(Boolean)
  const isFound = (...texts: (string | undefined)[]) => {
    const haystack = folded(texts.join(' '))
    return words.every((word) => haystack.includes(word))
  }
  const named = ({ title }: Hit) => (folded(title).startsWith(folded(text).trim()) ? 0 : 1)
  const screens = allowedScreens(groups, acoes).flatMap((group) =>
    group.items
      .filter((item) => isFound(group.text, item.text, item.keywords))
      .map((item): Hit => {
        const detail = group.text === item.text ? 'Tela' : `Tela · ${group.text}`
        return { key: item.to, title: item.text, detail, url: item.to, icon: group.icon }
      }),
  )
  const commands = allowedCommands(groups, acoes)
    .filter((command) => isFound(command.text, command.keywords))
    .map(({ text, to, group }): Hit => {
      return { key: `comando:${text}`, title: text, detail: `Comando · ${group.text}`, url: to, icon: group.icon }
    })
  // only the whole name of a screen leads to where it is switched on again
  const { settings } = unused
  const off = acoes.includes(settings.action)
    ? unused.screens.filter((screen) => folded(screen.text) === folded(text).trim()).slice(0, 1)
    : []
  const switches = off.map((screen): Hit => {
    const title = `${screen.text}: desligado em ${settings.text}`
    return { key: `desligado:${screen.to}`, title, detail: 'Ligar', url: settings.to, icon: Cog }
  })
  return [...[...screens, ...commands].sort((a, b) => named(a) - named(b)), ...switches]
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
