import { useState } from 'react'
import { errorCode, errorText, fieldErrors, unanswered } from '../../../../kernel/apollo'
import { idempotent } from '../../../../kernel/apollo/idempotency'
import { DizimosDocument } from '../list/dizimos.generated'
import { useCriarDizimosMutation } from './folha.generated'
import type { Folha, Linha } from './rascunho'

type Failure = {
  text: string
  /** The server has already saved this sheet with other lines: the response to the first request was lost. */
  sentBefore: boolean
}

/** The errors of the lines, by line index. */
type Faults = Record<number, Linha['erros']>

type Refused = { faults: Faults }

const texts = {
  failed: 'Não foi possível lançar os dízimos.',
  sentBefore: 'Esta folha já foi salva antes das últimas mudanças. Confira a lista de dízimos antes de continuar.',
  kept: 'As linhas continuam aqui: salve de novo quando a internet voltar.',
  faults: 'Nada foi salvo: corrija as linhas marcadas.',
}

/** Sends the sheet in one operation. `salvar` returns null when it was saved, otherwise the errors of its lines. */
export function useSalvarFolha() {
  const [criar] = useCriarDizimosMutation({ refetchQueries: [DizimosDocument] })
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  const salvar = async ({ chave, dataDizimo, linhas, idContaFinanceira }: Folha): Promise<Refused | null> => {
    setSaving(true)
    setFailure(undefined)
    const input = {
      dataDizimo,
      idContaFinanceira: idContaFinanceira ? String(idContaFinanceira) : undefined,
      linhas: linhas.map(({ idMembro, valorDizimo, meioDizimo }) => ({
        idMembro: String(idMembro),
        valorDizimo,
        meioDizimo,
      })),
    }
    try {
      await criar({ variables: { input }, context: idempotent(chave) })
      return null
    } catch (error) {
      const campos = fieldErrors(error)
      const faults = faultsOf(campos)
      const sentBefore = 'Idempotency-Key' in campos
      const text = sentBefore
        ? texts.sentBefore
        : Object.keys(faults).length && errorCode(error) !== 'CONFIRM'
          ? texts.faults
          : [errorText(error, texts.failed), unanswered(error) && texts.kept].filter(Boolean).join(' ')
      setFailure({ text, sentBefore })
      return { faults }
    } finally {
      setSaving(false)
    }
  }
  return { salvar, saving, failure }
}

/** 'linhas.3.valorDizimo' is the amount of the fourth line (index 3). */
function faultsOf(campos: Record<string, string>): Faults {
  const faults: Faults = {}
  for (const [name, text] of Object.entries(campos)) {
    const [, index, field] = /^linhas\.(\d+)\.(\w+)$/.exec(name) ?? []
    if (index && field) faults[Number(index)] = { ...faults[Number(index)], [field]: text }
  }
  return faults
}
