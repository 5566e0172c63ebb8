import { Callout } from '@blueprintjs/core'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { separarInput } from '../../../../../schema/rules/financas/categoria.input'
import { counted, monthsInWords } from '../../../../../schema/rules/words'
import { dataOf, errorText } from '../../../../kernel/apollo'
import { DateField, Form, FormFooter, RecordField, SelectField, TextField, useZodForm } from '../../../../kernel/form'
import { formatMoney, Modal, toast } from '../../../../kernel/ui'
import { useCentroCustoChoices } from '../../centro-custo'
import { useFornecedorSearch } from '../../fornecedor'
import { useCategoriaChoices } from '../choices'
import type { CategoriaLinhaFragment } from './categorias.generated'
import styles from './categorias.module.css'
import {
  type SeparacaoDeCategoriaQuery,
  useSeparacaoDeCategoriaQuery,
  useSepararCategoriaMutation,
} from './separar.generated'

type Props = { categoria: CategoriaLinhaFragment; onClose: () => void }

const rules = separarInput.omit({ lancamentos: true })
type Recorte = Omit<z.output<typeof rules>, 'id'>

/** Milliseconds after the last change of the filter until what would move is counted. */
const PAUSE = 400

/** The input as the API takes it, without the fields that are empty: those restrict nothing. */
const inputOf = ({ idCategoria, inicio, fim, idFornecedor, idCentroCusto, busca }: Partial<Recorte>) => ({
  idCategoria: String(idCategoria),
  ...(inicio && { inicio }),
  ...(fim && { fim }),
  ...(idFornecedor && { idFornecedor: String(idFornecedor) }),
  ...(idCentroCusto && { idCentroCusto: String(idCentroCusto) }),
  ...(busca?.trim() && { busca }),
})

/** Moves chosen entries of this category to another one. Shows how many and how much before, and offers to undo after. */
export function SepararDialog({ categoria, onClose }: Props) {
  const { id, nome, restrita } = categoria
  const natureza = categoria.natureza === 'receita' ? 'receita' : 'despesa'
  const choices = useCategoriaChoices(natureza).filter((choice) => choice.value !== id && choice.restrita === restrita)
  const centros = useCentroCustoChoices()
  const fornecedores = useFornecedorSearch({ all: true, wanted: natureza === 'despesa' })
  const [separar] = useSepararCategoriaMutation()
  const form = useZodForm(rules, { id })
  const { control } = form
  const values = useWatch({ control }) as Partial<Recorte>
  const other = choices.find(({ value }) => value === Number(values.idCategoria))
  const { data, error } = useSeparacao(id, other ? inputOf(values) : undefined)

  const undo = async (lancamentos: string[], from: string) => {
    try {
      const input = { idCategoria: String(id), lancamentos }
      toast.success(dataOf(await separar({ variables: { id: from, input } })).separarCategoria.message)
    } catch (failure) {
      toast.error(errorText(failure, 'Não foi possível desfazer.'))
    }
  }
  const save = async ({ id: _, ...recorte }: z.output<typeof rules>) => {
    const input = inputOf(recorte)
    const { message, lancamentos } = dataOf(await separar({ variables: { id: String(id), input } })).separarCategoria
    toast.success(message, {
      action: { text: 'Desfazer', onClick: () => void undo(lancamentos, input.idCategoria) },
    })
    onClose()
  }

  return (
    <Modal title="Separar lançamentos" onClose={onClose} width={560}>
      <Form form={form} onSave={save} failureText="Não foi possível separar os lançamentos.">
        <p>
          Os lançamentos de <strong>{nome}</strong> que você escolher passam para outra categoria. O que ficar em branco
          não restringe.
        </p>
        <SelectField control={control} name="idCategoria" label="Passam para" required choices={choices} />
        <div className={styles.datas}>
          <DateField control={control} name="inicio" label="Desde" />
          <DateField control={control} name="fim" label="Até" />
        </div>
        {fornecedores && (
          <RecordField
            control={control}
            name="idFornecedor"
            label="Fornecedor"
            found={fornecedores}
            placeholder="Qualquer um"
          />
        )}
        {centros.length > 0 && (
          <SelectField
            control={control}
            name="idCentroCusto"
            label="Centro de custo"
            choices={centros}
            placeholder="Qualquer um"
          />
        )}
        <TextField
          control={control}
          name="busca"
          label="Palavras da descrição"
          maxLength={100}
          placeholder="Ex.: cabo"
        />
        {other && error && (
          <Callout intent="danger">{errorText(error, 'Não foi possível contar os lançamentos.')}</Callout>
        )}
        {other && data && <Figuras separacao={data.separacaoDeCategoria} para={other.label} />}
        <FormFooter form={form} cancel={onClose} saveText="Separar" />
      </Form>
    </Modal>
  )
}

/** What would move, asked after a pause in typing. Without an input, nothing is asked. */
function useSeparacao(id: number, input: ReturnType<typeof inputOf> | undefined) {
  const key = JSON.stringify(input ?? null)
  const [typed, setTyped] = useState(key)
  useEffect(() => {
    const timer = setTimeout(() => setTyped(key), PAUSE)
    return () => clearTimeout(timer)
  }, [key])
  const asked = JSON.parse(typed) as ReturnType<typeof inputOf> | null
  const { data, error } = useSeparacaoDeCategoriaQuery({
    variables: { id: String(id), input: asked ?? { idCategoria: '' } },
    skip: !asked,
    fetchPolicy: 'network-only',
  })
  // figures of an earlier filter would be wrong
  return typed === key ? { data, error } : { data: undefined, error: undefined }
}

type Separacao = SeparacaoDeCategoriaQuery['separacaoDeCategoria']

function Figuras({ separacao, para }: { separacao: Separacao; para: string }) {
  const { lancamentos, soma, contas, fechados, mesesFechados, deOutros } = separacao
  const moved = [
    counted(lancamentos, 'lançamento', 'lançamentos'),
    counted(contas, lancamentos === 1 ? 'conta que ele paga' : 'conta que eles pagam', 'contas que eles pagam'),
  ].filter((text) => text !== null)
  const closed = counted(fechados, 'lançamento de mês fechado', 'lançamentos de meses fechados')
  return (
    <Callout intent={lancamentos > 0 ? 'primary' : 'warning'} role="status">
      <p>
        {moved.length
          ? `Passam para ${para}: ${moved.join(' e ')}. Soma: ${formatMoney(soma)}.`
          : 'Nenhum lançamento para separar.'}
      </p>
      {closed && <p>{`${fechados === 1 ? 'Fica' : 'Ficam'} ${closed}: ${monthsInWords(mesesFechados)}.`}</p>}
      {deOutros > 0 && (
        <p>
          {counted(deOutros, 'lançamento vem', 'lançamentos vêm')} de dízimos, doações ou outros registros, e só{' '}
          {deOutros === 1 ? 'muda' : 'mudam'} dentro da mesma categoria principal.
        </p>
      )}
    </Callout>
  )
}
