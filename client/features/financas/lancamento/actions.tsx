import { useState } from 'react'
import { useDeletion } from '../../../kernel/record'
import { formatMoney, toast } from '../../../kernel/ui'
import { EstornoDialog, type EstornoValues } from './estorno'
import type { Lancamento, LancamentoActions, Side } from './side'

type Calls = {
  excluir: (id: string) => Promise<unknown>
  restaurar: (id: string) => Promise<unknown>
  estornar: (id: string, input: EstornoValues) => Promise<unknown>
}

/** The actions on income or on expenses, with their mutations. */
export function useLancamentoActions(side: Side, { excluir, restaurar, estornar }: Calls): LancamentoActions {
  const [reversing, setReversing] = useState<Lancamento>()
  const esta = `a ${side.nome.toLowerCase()}`
  const { remove, restore } = useDeletion<Lancamento>({
    remove: excluir,
    restore: restaurar,
    texts: {
      question: (row) => `${row.descricao}, de ${formatMoney(row.valor)}, sairá da lista e dos totais.`,
      removed: `${side.nome} excluída com sucesso.`,
      notRemoved: `Ocorreu um erro ao tentar excluir ${esta}. Tente novamente.`,
      restored: `${side.nome} restaurada com sucesso.`,
      notRestored: `Não foi possível restaurar ${esta}.`,
    },
  })
  const save = async (values: EstornoValues) => {
    if (!reversing) return
    await estornar(String(reversing.id), values)
    toast.success(`${side.nome} estornada com sucesso.`)
    setReversing(undefined)
  }
  const dialog = reversing && (
    <EstornoDialog row={reversing} side={side} onSave={save} onClose={() => setReversing(undefined)} />
  )
  return { remove, restore, reverse: setReversing, dialog }
}
