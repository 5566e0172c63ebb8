import type { NoticeKind } from '../../../kernel/feature.js'

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

/** 'Domingo, 30/11, às 19:00': on a lock screen, without the theme of the worship service. */
export function quando({ dataCulto, horaCulto }: { dataCulto: string; horaCulto: string }): string {
  const day = new Date(`${dataCulto}T12:00:00Z`)
  const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' }).format(day)
  const [, month, date] = dataCulto.split('-')
  return `${weekday[0]?.toUpperCase()}${weekday.slice(1)}, ${date}/${month}, às ${horaCulto}`
}
