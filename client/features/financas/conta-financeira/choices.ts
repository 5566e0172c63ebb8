import { useCan, useViewer } from '../../../kernel/session'
import { useContaFinanceiraChoicesQuery } from './choices.generated'

/**
 * The church's accounts, inactive ones too, for a list's filter. Empty while there is only one, because then the filter
 * changes nothing.
 * @param idCliente by default the current user's church
 */
export function useContaFinanceiraChoices(idCliente?: number) {
  const skip = !useCan('contaFinanceira.ler')
  const { data } = useContaFinanceiraChoicesQuery({ variables: { ...(idCliente && { idCliente }) }, skip })
  const contas = data?.contasFinanceiras.nodes ?? []
  return contas.length < 2 ? [] : contas.map(({ id, nome }) => ({ value: String(id), label: nome }))
}

/**
 * The active accounts, as a transfer offers them; undefined until they are known.
 * @param stored accounts that are offered too, because the transfer has them
 */
export function useContasAtivas(idCliente: number | undefined, stored: readonly number[]) {
  const own = useViewer().idCliente
  const { data } = useContaFinanceiraChoicesQuery({ variables: { idCliente: idCliente ?? own } })
  return data?.contasFinanceiras.nodes
    .filter(({ id, ativa }) => ativa || stored.includes(id))
    .map(({ id, nome }) => ({ value: id, label: nome }))
}

/** The account where money will lie, as `ContaFinanceiraField` shows it. */
export type ContaEscolhida = {
  /** The name of the account without a choice. */
  primeira: string
  /** The other active accounts; empty when there is nothing to choose. */
  outras: { value: number; label: string }[]
  /**
   * The account to send, which is remembered on this device for the next money; undefined when an entry stays where it is.
   * @param choice the value of the field
   */
  enviar: (choice: string | number | null | undefined) => string | undefined
}

/**
 * The accounts for new money, or for an entry that is being edited. Without a choice it is the entry's own account, the
 * one that this person chose last, or the church's default.
 * @param stored the account that the entry already has
 */
export function useContaFinanceira(idCliente: number | undefined, stored?: number | null): ContaEscolhida {
  const { uuid, idCliente: own } = useViewer()
  const skip = !useCan('contaFinanceira.ler')
  const { data } = useContaFinanceiraChoicesQuery({ variables: { idCliente: idCliente ?? own }, skip })
  const ativas = (data?.contasFinanceiras.nodes ?? []).filter(({ ativa }) => ativa)
  const remembered = rememberedBy(uuid)
  const primeira = stored
    ? data?.contasFinanceiras.nodes.find(({ id }) => id === stored)
    : (ativas.find(({ id }) => id === remembered) ?? ativas.find(({ padrao }) => padrao))
  const outras = primeira ? ativas.filter(({ id }) => id !== primeira.id) : []
  return {
    primeira: primeira?.nome ?? '',
    outras: outras.map(({ id, nome }) => ({ value: id, label: nome })),
    enviar(choice) {
      const id = choice ?? (stored ? undefined : primeira?.id)
      if (id === undefined) return undefined
      if (outras.length > 0) localStorage.setItem(PREFIX + uuid, String(id))
      return String(id)
    },
  }
}

const PREFIX = 'candeia.contaFinanceira.'

const rememberedBy = (uuid: string): number => Number(localStorage.getItem(PREFIX + uuid))
