import type { NoticeKind } from '../../../../kernel/work/contributions/contributions.js'

export const escalaNova: NoticeKind = {
  name: 'escala.nova',
  title: 'Escala nova',
  description: 'Quando chamam você para servir em um culto.',
  action: 'eu.ler',
  email: true,
}

export const escalaMudou: NoticeKind = {
  name: 'escala.mudou',
  title: 'Mudança na escala',
  description: 'Quando a sua função, o dia ou a hora muda, ou quando você sai da escala ou volta a ela.',
  action: 'eu.ler',
  email: true,
}

export const escalaLembrete: NoticeKind = {
  name: 'escala.lembrete',
  title: 'Lembrete da escala',
  description: 'Na véspera do culto em que você serve, às 18h.',
  action: 'eu.ler',
  email: true,
}

export const escalaResposta: NoticeKind = {
  name: 'escala.resposta',
  title: 'Respostas à escala',
  description: 'Quando alguém da escala que você monta ou lidera não pode servir, ou volta a poder.',
  action: 'eu.ler',
  email: true,
}

export const escalaSubstituto: NoticeKind = {
  name: 'escala.substituto',
  title: 'Substitutos',
  description: 'Quando alguém pede que você sirva no lugar, e quando o lugar foi preenchido.',
  action: 'eu.ler',
  email: true,
}

export const escalaNotices: readonly NoticeKind[] = [
  escalaNova,
  escalaMudou,
  escalaLembrete,
  escalaResposta,
  escalaSubstituto,
]

/** The page on which people answer their own roster entries. */
export const minhasEscalas = '/dashboard/escalas-cultos/usuario'

const weekdayOf = (day: string): string =>
  new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))

/** 'no domingo', 'na quarta-feira': a notice may be read a day after it was sent, so it says no 'amanhã'. */
export function onDay(day: string): string {
  const weekday = weekdayOf(day)
  return `${weekday.endsWith('feira') ? 'na' : 'no'} ${weekday}`
}

/** 'Domingo, 30/11, às 19:00': on a lock screen, without the theme of the worship service. */
export function cultoTime({ dataCulto, horaCulto }: { dataCulto: string; horaCulto: string }): string {
  const weekday = weekdayOf(dataCulto)
  const [, month, date] = dataCulto.split('-')
  return `${weekday[0]?.toUpperCase()}${weekday.slice(1)}, ${date}/${month}, às ${horaCulto}`
}
