import { useContext } from 'react'
import { todayIn } from '../../../../schema/rules/dates'
import { type DotColor, formatDate, TimeZone } from '../../../kernel/ui'
import { prazo } from './prazo'

type Vinculo = { inicio: string; fim: string | null }

/** Today in the church, where functions begin and end. */
export const useToday = (): string => todayIn(useContext(TimeZone))

/** Whether somebody has a function now, will have it, or had it. */
export type Situacao = 'atual' | 'futura' | 'encerrada'

export function situacaoDe({ inicio, fim }: Vinculo, day: string): Situacao {
  if (inicio > day) return 'futura'
  return fim !== null && fim < day ? 'encerrada' : 'atual'
}

export const situacoes: Readonly<Record<Situacao, { color: DotColor; text: string }>> = {
  atual: { color: 'success', text: 'Atual' },
  futura: { color: 'info', text: 'Futura' },
  encerrada: { color: 'neutral', text: 'Encerrada' },
}

/** Of an exclusive function that was deleted. */
export const naLixeira: { color: DotColor; text: string } = { color: 'warning', text: 'Na Lixeira, ainda limita' }

/** 'desde 01/03/2026', 'de 01/03/2026 a 31/12/2026' */
export const periodo = ({ inicio, fim }: Vinculo): string =>
  fim ? `de ${formatDate(inicio)} a ${formatDate(fim)}` : `desde ${formatDate(inicio)}`

/** What taking a function away means. Without an exclusive one, a person gets what the perfil allows. */
export function perguntaAoTirar(pessoa: string, funcao: Tirada | null): string {
  if (!funcao?.exclusiva) return `${pessoa} deixa de ter a função ${funcao?.nome ?? ''}.`
  const opens = `${pessoa} deixa de ter a função ${funcao.nome} e passa a poder o que o perfil permite.`
  return funcao.excluidoEm ? opens : `${opens} Para só encerrar o acesso, dê a função de novo com o último dia.`
}

type Tirada = { nome: string; exclusiva: boolean; excluidoEm?: string | null }

/** The name of a function with what is to be known of its time. */
export function nomeComPrazo(
  vinculo: Vinculo & { funcao: { nome: string; excluidoEm: string | null } | null },
  day: string,
): string {
  const nome = vinculo.funcao?.nome ?? ''
  if (vinculo.funcao?.excluidoEm) return `${nome} (na Lixeira, ainda limita)`
  const situacao = situacaoDe(vinculo, day)
  if (situacao === 'futura') return `${nome} (futura)`
  if (situacao === 'encerrada') return `${nome} (acesso encerrado em ${formatDate(vinculo.fim ?? '')})`
  if (!vinculo.fim) return nome
  const fim = [`até ${formatDate(vinculo.fim)}`, prazo(vinculo, day)].filter(Boolean).join(', ')
  return `${nome} (${fim})`
}
