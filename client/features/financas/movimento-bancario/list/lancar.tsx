import { z } from 'zod'
import { categoriasEntrada } from '../../../../gql/regras/features/financas/entrada/entrada.input'
import { categoriasSaida } from '../../../../gql/regras/features/financas/saida/saida.input'
import { optional, recordRef, requiredText } from '../../../../gql/regras/kernel/formats'
import { Form, FormFooter, RecordField, SelectField, TextField, useZodForm } from '../../../../kernel/form'
import { formatDate, Modal, Money, toast } from '../../../../kernel/ui'
import { useCentroCustoSearch } from '../../centro-custo'
import { useContasAtivas } from '../../conta-financeira'
import { changed } from './actions'
import { type MovimentoBancarioLinhaFragment, useLancarMovimentoMutation } from './movimentos.generated'
import styles from './movimentos.module.css'

type Props = {
  row: MovimentoBancarioLinhaFragment
  onClose: () => void
  onUndo: (row: MovimentoBancarioLinhaFragment) => void
}

const rules = z
  .object({
    descricao: requiredText(255, 'Informe a descrição.'),
    /** '' is an income or expense; otherwise the other account of a transfer */
    transferencia: optional(recordRef()),
    categoria: optional(recordRef('Escolha a categoria.')),
    idCentroCusto: optional(recordRef()),
  })
  .refine(({ transferencia, categoria }) => transferencia != null || categoria != null, {
    message: 'Escolha a categoria.',
    path: ['categoria'],
  })

/** Writes what the books do not have yet, from the movement: an income, an expense or a transfer. */
export function LancarDialog({ row, onClose, onUndo }: Props) {
  const saiu = row.valor.startsWith('-')
  const form = useZodForm(rules, { descricao: row.historico.slice(0, 255) })
  const centros = useCentroCustoSearch(row.idCliente)
  const outras = (useContasAtivas(row.idCliente, []) ?? []).filter(({ value }) => value !== row.idContaFinanceira)
  const [lancar] = useLancarMovimentoMutation({ refetchQueries: changed, awaitRefetchQueries: true })
  const transferencia = form.watch('transferencia')
  const name = saiu ? 'saída' : 'entrada'
  const categorias = Object.entries(saiu ? categoriasSaida : categoriasEntrada).map(([value, label]) => ({
    value: Number(value),
    label,
  }))

  const save = async ({ descricao, transferencia: outra, categoria, idCentroCusto }: z.output<typeof rules>) => {
    const input = {
      descricao,
      ...(outra == null
        ? { categoria: Number(categoria), idCentroCusto: idCentroCusto == null ? null : String(idCentroCusto) }
        : { transferencia: String(outra) }),
    }
    await lancar({ variables: { id: String(row.id), input } })
    toast.success(outra == null ? `Lançado como ${name}, e conciliado.` : 'Lançado como transferência, e conciliado.', {
      action: { text: 'Desfazer conciliação', onClick: () => onUndo(row) },
    })
    onClose()
  }

  return (
    <Modal title="Lançar movimento" onClose={onClose} width={520}>
      <p className={styles.movimento}>
        <span>
          {formatDate(row.data)} · {row.contaFinanceira?.nome}
        </span>
        <Money value={row.valor} />
      </p>
      <Form form={form} onSave={save} failureText="Não foi possível lançar o movimento.">
        <TextField control={form.control} name="descricao" label="Descrição" required maxLength={255} autoFocus />
        {outras.length > 0 && (
          <SelectField
            control={form.control}
            name="transferencia"
            label="O que é"
            placeholder={saiu ? 'Saída' : 'Entrada'}
            choices={outras.map(({ value, label }) => ({
              value,
              label: saiu ? `Transferência para ${label}` : `Transferência de ${label}`,
            }))}
          />
        )}
        {transferencia == null && (
          <>
            <SelectField control={form.control} name="categoria" label="Categoria" required choices={categorias} />
            <RecordField control={form.control} name="idCentroCusto" label="Centro de custo" found={centros} />
          </>
        )}
        <FormFooter form={form} cancel={onClose} saveText="Lançar" />
      </Form>
    </Modal>
  )
}
