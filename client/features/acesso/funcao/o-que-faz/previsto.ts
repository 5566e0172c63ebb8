import { resources, verbs } from '../../../../gql/labels.js'

/** One area as the server computes it for a person. */
type AreaVista = {
  area: string
  titulo: string
  resumo: string | null
  nivel: string
  alcance: string | null
  escreve: string | null
  le: readonly string[]
  leSoNosGrupos: readonly string[]
  naoLe: readonly string[]
  muda: readonly string[]
  naoMuda: readonly string[]
}

/** What somebody sees or does not see of one area. */
export type Item = { area: string; titulo: string; nota: string; novo: boolean }

export type Linha = { titulo: string; itens: Item[] }

const nosGrupos = 'nos grupos que lidera'

/** How a line begins for what the person may do in the area. */
function verbo({ nivel, alcance, escreve }: AreaVista): string {
  if (nivel === 'nada') return 'Registra, sem ver a lista'
  if (nivel === 'resumo') return alcance === 'meus' ? `Vê em parte, ${nosGrupos}` : 'Vê em parte'
  if (alcance === 'meus') return escreve ? `Vê e muda, ${nosGrupos}` : `Vê, ${nosGrupos}`
  if (escreve === 'meus') return `Vê tudo, e muda ${nosGrupos}`
  return escreve ? 'Vê e muda' : 'Vê'
}

/** An action as a part of its area: 'Encontros de células', or 'ver quem doou' where it is more than its list. */
function parte(action: string): string {
  const [name = '', verb = ''] = action.split('.')
  if (['ler', 'escrever'].includes(verb)) return resources[name] ?? name
  return `${resources[name] ?? name}: ${verbs[action] ?? verbs[verb] ?? verb}`
}

const partes = (actions: readonly string[]): string => [...new Set(actions.map(parte))].join(', ')

/** What these actions are about, without what is done with it. */
const recursos = (actions: readonly string[]): string =>
  [...new Set(actions.map((action) => parte(`${action.split('.')[0]}.ler`)))].join(', ')

/** Where somebody has only a part of an area, which one: the shorter way to say it. */
function so(has: readonly string[], lacks: readonly string[]): string {
  if (has.length === 0 || lacks.length === 0) return ''
  return has.length <= lacks.length ? `só ${partes(has)}` : `menos ${partes(lacks)}`
}

function nota({ nivel, resumo, le, naoLe, leSoNosGrupos, muda, naoMuda }: AreaVista): string {
  const vistas = nivel === 'resumo' ? (resumo ?? '') : so(le, naoLe)
  const own = leSoNosGrupos.length ? `${recursos(leSoNosGrupos)} ${nosGrupos}` : ''
  const mudadas = so(muda, naoMuda)
  return [vistas, own, mudadas && `muda ${mudadas}`].filter(Boolean).join('; ')
}

const seen = ({ nivel, escreve }: AreaVista): boolean => nivel !== 'nada' || escreve !== null

/** Whether the person sees or changes more than before: another action, or the same of more records. */
const grows = (area: AreaVista, before: AreaVista | undefined): boolean =>
  !before ||
  [...area.le, ...area.muda].some((action) => ![...before.le, ...before.muda].includes(action)) ||
  (area.alcance === 'tudo' && before.alcance === 'meus') ||
  (area.escreve === 'tudo' && before.escreve === 'meus') ||
  before.leSoNosGrupos.some((action) => area.le.includes(action) && !area.leSoNosGrupos.includes(action))

const byArea = (list: readonly AreaVista[], { area }: AreaVista) => list.find((one) => one.area === area)

const order = [
  'Vê e muda',
  `Vê tudo, e muda ${nosGrupos}`,
  `Vê e muda, ${nosGrupos}`,
  'Vê',
  `Vê, ${nosGrupos}`,
  'Vê em parte',
  `Vê em parte, ${nosGrupos}`,
  'Registra, sem ver a lista',
]

/** What the person will see, one line for each way in which areas are seen. What is new is marked beside what is not. */
export function vera(areas: readonly AreaVista[], antes: readonly AreaVista[]): Linha[] {
  const sawSomething = antes.some(seen)
  return order.flatMap((titulo) => {
    const itens = areas
      .filter((area) => seen(area) && verbo(area) === titulo)
      .map((area) => ({
        area: area.area,
        titulo: area.titulo,
        nota: nota(area),
        novo: sawSomething && grows(area, byArea(antes, area)),
      }))
    return itens.length ? [{ titulo, itens }] : []
  })
}

/** The areas of which the person will see nothing. */
export const naoVera = (areas: readonly AreaVista[], antes: readonly AreaVista[]): Item[] =>
  areas
    .filter((area) => !seen(area))
    .map(({ area, titulo }) => ({
      area,
      titulo,
      nota: '',
      novo: antes.some((one) => one.area === area && seen(one)),
    }))

const titulos = (areas: readonly AreaVista[]): string => areas.map(({ titulo }) => titulo).join(', ')

/** What a change takes away, what it opens, and what stays, as sentences. */
export function frases(areas: readonly AreaVista[], antes: readonly AreaVista[]): string[] {
  const perde = antes.filter((area) => seen(area) && grows(area, byArea(areas, area)))
  // what becomes narrower is told as less, not as something new
  const ganha = areas.filter(
    (area) => seen(area) && grows(area, byArea(antes, area)) && !perde.some((one) => one.area === area.area),
  )
  const fica = areas.filter(
    (area) => seen(area) && !perde.some((one) => one.area === area.area) && !ganha.includes(area),
  )
  const menos = areas.filter((area) => seen(area) && perde.some((one) => one.area === area.area))
  return [
    perde.length
      ? `Deixa de ver ou de mudar: ${titulos(perde.filter((area) => !menos.some((one) => one.area === area.area)))}`
      : '',
    menos.length ? `Pode menos em: ${titulos(menos)}` : '',
    ganha.length ? `Passa a ver ou a mudar: ${titulos(ganha)}` : '',
    fica.length ? `Continua como está: ${titulos(fica)}` : '',
    areas.some(seen) ? '' : 'Continua só com o que é da própria pessoa: cadastro, escalas, contribuições',
  ].flatMap((text) => (text && !text.endsWith(': ') ? `${text}.` : []))
}
