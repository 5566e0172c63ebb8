import { useCan, useOwnKey } from '../../../kernel/session'
import { type ContaFinanceiraChoicesQuery, useContaFinanceiraChoicesQuery } from './choices.generated'

/**
 * The church's accounts, inactive ones too, for a list's filter. Empty while there is only one, because then the filter
 * changes nothing.
 */
export function useContaFinanceiraChoices() {
  const skip = !useCan('contaFinanceira.ler')
  const { data } = useContaFinanceiraChoicesQuery({ variables: {}, skip })
  const contas = data?.contasFinanceiras.nodes ?? []
  return contas.length < 2 ? [] : contas.map(({ id, nome }) => ({ value: String(id), label: nome }))
}

/**
 * The active accounts, as a transfer offers them; undefined until they are known.
 * @param stored accounts that are offered too, because the transfer has them
 */
export function useContasAtivas(stored: readonly number[]) {
  const { data } = useContaFinanceiraChoicesQuery({ variables: {} })
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

/** How money that is being entered was given: it lies in the account of its means, unless somebody chooses another. */
export type DoMeio = {
  /** The means of the form; nullish while none is chosen. */
  agora: unknown
  /** The means that the entry already has. */
  antes?: string | null
}

/**
 * The accounts for new money, or for an entry that is being edited. Without a choice it is the entry's own account, that of
 * the means, or the church's default; where there are no means, the one that this person chose last.
 * @param stored the account that the entry already has
 */
export function useContaFinanceira(stored?: number | null, meio?: DoMeio): ContaEscolhida {
  const uuid = useOwnKey()
  const skip = !useCan('contaFinanceira.ler')
  const { data } = useContaFinanceiraChoicesQuery({ variables: {}, skip })
  const ativas = (data?.contasFinanceiras.nodes ?? []).filter(({ ativa }) => ativa)
  const remembered = rememberedBy(uuid)
  // money whose means is corrected goes where the right one lies
  const corrigido = meio?.antes && meio.agora !== meio.antes && contaDoMeio(ativas, meio.antes)?.id === stored
  const primeira =
    stored && !corrigido
      ? data?.contasFinanceiras.nodes.find(({ id }) => id === stored)
      : meio
        ? contaDoMeio(ativas, meio.agora)
        : (ativas.find(({ id }) => id === remembered) ?? ativas.find(({ padrao }) => padrao))
  const outras = primeira ? ativas.filter(({ id }) => id !== primeira.id) : []
  return {
    primeira: primeira?.nome ?? '',
    outras: outras.map(({ id, nome }) => ({ value: id, label: nome })),
    enviar(choice) {
      const id = choice ?? (stored || meio ? undefined : primeira?.id)
      if (id === undefined) return undefined
      if (outras.length > 0 && !meio) localStorage.setItem(PREFIX + uuid, String(id))
      return String(id)
    },
  }
}

type Conta = ContaFinanceiraChoicesQuery['contasFinanceiras']['nodes'][number]

/** Where money of a means lies by itself. */
export const contaDoMeio = <Uma extends Pick<Conta, 'meios' | 'padrao'>>(
  ativas: readonly Uma[],
  meio: unknown,
): Uma | undefined =>
  ativas.find(({ meios }) => typeof meio === 'string' && meios.includes(meio)) ?? ativas.find(({ padrao }) => padrao)

/** The accounts of a sheet, each of whose lines lies where its means does, unless one account is chosen for all. */
export function useContasDaFolha() {
  const skip = !useCan('contaFinanceira.ler')
  const { data } = useContaFinanceiraChoicesQuery({ variables: {}, skip })
  const ativas = (data?.contasFinanceiras.nodes ?? []).filter(({ ativa }) => ativa)
  const contaDa = (meio: string, escolhida: number | undefined) =>
    escolhida ? ativas.find(({ id }) => id === escolhida) : contaDoMeio(ativas, meio)
  return {
    ativas,
    /** What the field of the sheet offers; nothing while the church has only one account. */
    campo: {
      primeira: 'Pelo meio de cada linha',
      outras: ativas.length < 2 ? [] : ativas.map(({ id, nome }) => ({ value: id, label: nome })),
    },
    contaDa,
  }
}

const PREFIX = 'candeia.contaFinanceira.'

const rememberedBy = (uuid: string): number => Number(localStorage.getItem(PREFIX + uuid))
