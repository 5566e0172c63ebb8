import { Callout } from '@blueprintjs/core'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { juntarInput } from '../../../../../schema/rules/financas/categoria.input'
import { counted } from '../../../../../schema/rules/words'
import { dataOf } from '../../../../kernel/apollo'
import { Form, FormFooter, SelectField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { useCategoriaChoices } from '../choices'
import { CategoriaChoicesDocument } from '../choices.generated'
import { type CategoriaLinhaFragment, CategoriasDocument } from './categorias.generated'
import {
  type JuncaoDeCategoriasQuery,
  useJuncaoDeCategoriasQuery,
  useJuntarCategoriasMutation,
} from './juntar.generated'

type Props = { categoria: CategoriaLinhaFragment; onClose: () => void }

/** Asks into which category this one is merged, and says before what that changes, because nothing undoes it. */
export function JuntarDialog({ categoria, onClose }: Props) {
  const { id, nome, restrita } = categoria
  const choices = useCategoriaChoices(categoria.natureza === 'receita' ? 'receita' : 'despesa').filter(
    (choice) => choice.value !== id && choice.restrita === restrita,
  )
  const [juntar] = useJuntarCategoriasMutation({ refetchQueries: [CategoriasDocument, CategoriaChoicesDocument] })
  const form = useZodForm(juntarInput, { id })
  const chosen = useWatch({ control: form.control, name: 'idCategoria' })
  const { data } = useJuncaoDeCategoriasQuery({
    variables: { id: String(id), idCategoria: String(chosen) },
    skip: !chosen,
    fetchPolicy: 'network-only',
  })
  const save = async ({ idCategoria }: z.output<typeof juntarInput>) => {
    const { juntarCategorias } = dataOf(
      await juntar({ variables: { id: String(id), idCategoria: String(idCategoria) } }),
    )
    toast.success(juntarCategorias.message)
    onClose()
  }
  const other = choices.find(({ value }) => value === Number(chosen))
  return (
    <Modal title="Juntar com outra categoria" onClose={onClose} width={560}>
      <Form form={form} onSave={save} failureText="Não foi possível juntar as categorias.">
        <p>
          O que é de <strong>{nome}</strong> passa para a categoria que você escolher.
        </p>
        <SelectField control={form.control} name="idCategoria" label="Categoria que fica" required choices={choices} />
        {other && data && <Figuras juncao={data.juncaoDeCategorias} de={nome} para={other.label} />}
        <FormFooter form={form} cancel={onClose} saveText="Juntar para sempre" danger />
      </Form>
    </Modal>
  )
}

type Juncao = JuncaoDeCategoriasQuery['juncaoDeCategorias']

function Figuras({ juncao, de, para }: { juncao: Juncao; de: string; para: string }) {
  const { lancamentos, fechados, contas, rascunhos, previsoes } = juncao
  const moved = [
    counted(lancamentos, 'lançamento de mês aberto', 'lançamentos de meses abertos'),
    counted(contas, 'conta a pagar ou a receber', 'contas a pagar e a receber'),
    counted(rascunhos, 'rascunho de previsão', 'rascunhos de previsão'),
  ].filter((text) => text !== null)
  const left = [
    counted(fechados, 'lançamento de mês fechado', 'lançamentos de meses fechados, com os estornos deles'),
    counted(previsoes, 'previsão aprovada', 'previsões aprovadas'),
  ].filter((text) => text !== null)
  return (
    <Callout intent="warning" role="status">
      <p>{moved.length ? `Passam para ${para}: ${moved.join(', ')}.` : `Nada há para passar para ${para}.`}</p>
      <p>
        {left.length
          ? `Ficam como estão: ${left.join(', ')}. Por isso ${de} não é excluída, e sim desativada.`
          : `${de} é excluída.`}
      </p>
      {previsoes > 0 && (
        <p>
          O que {previsoes === 1 ? 'ela prevê' : 'elas preveem'} passa a contar para {para}.
        </p>
      )}
      <p>Isto não se desfaz.</p>
    </Callout>
  )
}
