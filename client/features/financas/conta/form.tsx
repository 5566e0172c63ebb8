import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { z } from 'zod'
import {
  abrangencia,
  contaInput,
  type Frequencia,
  frequencias,
  novaContaInput,
  partesDe,
} from '../../../../schema/rules/financas/conta.input'
import {
  DateField,
  MoneyField,
  NumberField,
  RecordField,
  RecordForm,
  Section,
  SelectField,
  TextField,
  useZodForm,
  type ZodForm,
} from '../../../kernel/form'
import { formatMoney } from '../../../kernel/ui'
import { useUsuarioSearch, usuarioChoice } from '../../acesso/usuario'
import { useCategoriaChoices } from '../categoria'
import { centroCustoChoice } from '../centro-custo'
import { fornecedorChoice } from '../fornecedor'
import { AvisoPrevisao, type ContaInicial } from '../lancamento'
import { type Abrangencia, estaESeguintes } from './abrangencia'
import type { In, Sent } from './campos'
import { Codigo, useCodigoCerto } from './codigo-do-form'
import { CentroCustoField, FornecedorField, geral } from './feitos-na-hora'
import type { ContaSide } from './side'

/** The start values of the form for a payable or receivable. */
export type ContaEdicao = {
  descricaoConta: string
  valorConta: string
  dataVencimentoConta: string
  idCentroCusto: number
  centroCusto: { id: number; nome: string } | null
  responsavelUsuarioConta: number | null
  responsavel: { id: number; name: string; email: string | null } | null
  idCategoria: number | null
  idFornecedor?: number | null
  fornecedor?: { id: number; nome: string } | null
  codigoPagamento?: string | null
  serie: string | null
  totalParcelas: number | null
  /** How many later records of the series an edit can take along. */
  seguintesEmAberto: number
  repete: boolean
  frequencia: string | null
  versao: number
}

/** A payable or receivable as the API takes it: ids are text. */
export type ContaEnviada = Omit<
  Sent,
  'idCategoria' | 'idCentroCusto' | 'idFornecedor' | 'responsavelUsuarioConta' | 'repetir'
> & {
  repetir: boolean
  idCategoria?: string | null
  idCentroCusto: string
  /** Of a payable. */
  idFornecedor?: string | null
  responsavelUsuarioConta: string | null
}

const toSend = ({
  idCategoria,
  idCentroCusto,
  idFornecedor,
  responsavelUsuarioConta,
  frequencia,
  ...values
}: Sent): ContaEnviada => ({
  ...values,
  ...(idCategoria !== undefined && { idCategoria: idCategoria === null ? null : String(idCategoria) }),
  // without the field, the supplier stays as it is
  ...(idFornecedor !== undefined && { idFornecedor: idFornecedor === null ? null : String(idFornecedor) }),
  repetir: frequencia != null,
  ...(frequencia != null && { frequencia }),
  idCentroCusto: String(idCentroCusto),
  responsavelUsuarioConta: responsavelUsuarioConta == null ? null : String(responsavelUsuarioConta),
})

const repeticoes = Object.entries(frequencias).map(([value, label]) => ({ value, label }))

const failureText = 'Ocorreu um erro ao salvar a conta.'

type NewProps = {
  side: ContaSide
  /** Makes the cost centre 'Geral' in a church without cost centres. */
  onGeral: () => Promise<number>
  onSave: (input: ContaEnviada) => Promise<number>
}

export function NovaConta({ side, onGeral, onSave }: NewProps) {
  const inicial = useLocation().state as ContaInicial | null
  const { centroCusto, fornecedor, ...typed } = inicial ?? {}
  const refs = { idCentroCusto: centroCusto?.value, idFornecedor: fornecedor?.value }
  const form = useZodForm(novaContaInput, { ...typed, ...refs })
  const frequencia = useWatch({ control: form.control, name: 'frequencia' })
  // the field for instalments is not shown beside a repetition
  useEffect(() => {
    if (frequencia) form.setValue('parcelas', null)
  }, [frequencia, form])
  const codigoCerto = useCodigoCerto(form)
  const save = async (values: Sent) => {
    if (!codigoCerto()) return false
    if (values.idCentroCusto === geral.value) {
      values.idCentroCusto = await onGeral()
      form.setValue('idCentroCusto', values.idCentroCusto)
    }
    const id = await onSave(toSend(values))
    const parcelas = values.parcelas ?? 1
    const text = parcelas > 1 ? `${parcelas} parcelas criadas com sucesso.` : 'Conta criada com sucesso.'
    return { text, to: side.urls.detail(id) }
  }
  return (
    <RecordForm
      form={form}
      save={save}
      failureText={failureText}
      cancel={side.urls.list}
      dirty={inicial !== null}
      another={inicial ? undefined : { text: 'Salvar e criar outra', keep: ['idCentroCusto', 'dataVencimentoConta'] }}
    >
      {side.leCodigo && <Codigo form={form} />}
      <Fields form={form} side={side} centro={centroCusto} fornecedor={fornecedor} />
      <Section title="Parcelas e repetição" help="Parcelas dividem o valor; uma conta que se repete vem inteira.">
        {!frequencia && (
          <NumberField
            control={form.control}
            name="parcelas"
            label="Parcelas"
            placeholder="À vista"
            help={<Partes form={form} />}
          />
        )}
        <SelectField
          control={form.control}
          name="frequencia"
          label="Repetição"
          placeholder="Não se repete"
          help="A seguinte é criada sozinha, um mês antes de vencer."
          choices={repeticoes}
        />
      </Section>
    </RecordForm>
  )
}

/** The input of an edit, with which records of the series it is about. */
const edicao = contaInput.extend({ abrangencia })

type EditProps = {
  side: ContaSide
  conta: ContaEdicao
  onSave: (input: ContaEnviada, abrangencia: Abrangencia) => Promise<number>
  onReload: () => void
}

export function EditarConta({ side, conta, onSave, onReload }: EditProps) {
  const { repete, frequencia, seguintesEmAberto: quantas, ...values } = conta
  const form = useZodForm(edicao, {
    ...values,
    abrangencia: 'esta',
    ...(repete && { frequencia: frequencia as Frequencia }),
  })
  // Instalments cannot repeat. In a series only the record that repeats has the field.
  const mayRepeat = !conta.totalParcelas && (repete || !conta.serie)
  // Both forms have the same rules for these fields, so the cast is safe.
  const fields = form as unknown as ZodForm<In, Sent>
  const codigoCerto = useCodigoCerto(fields)
  const save = async ({ abrangencia, ...sent }: z.output<typeof edicao>) => {
    if (!codigoCerto()) return false
    const id = await onSave(toSend(sent), abrangencia ?? 'esta')
    const text = abrangencia === 'seguintes' ? 'Contas atualizadas com sucesso.' : 'Conta atualizada com sucesso.'
    return { text, to: side.urls.detail(id) }
  }
  return (
    <RecordForm form={form} save={save} onReload={onReload} failureText={failureText} cancel={side.urls.list}>
      {side.leCodigo && <Codigo form={fields} />}
      <Fields
        form={fields}
        side={side}
        conta={conta}
        fornecedor={conta.fornecedor && fornecedorChoice(conta.fornecedor)}
        centro={conta.centroCusto && centroCustoChoice(conta.centroCusto)}
      />
      {quantas > 0 && (
        <Section
          title="O que mudar"
          help="Nas seguintes muda só o que você mudar nesta; o vencimento anda junto. As que já têm pagamento ou recebimento ficam."
        >
          <SelectField
            control={form.control}
            name="abrangencia"
            label="Mudar"
            required
            choices={[
              { value: 'esta', label: 'Só esta' },
              { value: 'seguintes', label: estaESeguintes(quantas) },
            ]}
          />
        </Section>
      )}
      {mayRepeat && (
        <Section title="Repetição">
          <SelectField
            control={form.control}
            name="frequencia"
            label="Repetição"
            placeholder="Não se repete"
            help="A seguinte é criada sozinha, um mês antes de vencer, como esta estiver então."
            choices={repeticoes}
          />
        </Section>
      )}
    </RecordForm>
  )
}

type FieldsProps = {
  side: ContaSide
  form: ZodForm<In, Sent>
  conta?: ContaEdicao
  /** The cost centre that is selected at the start. */
  centro?: { value: number; label: string } | null
  /** The supplier that is selected at the start. */
  fornecedor?: { value: number; label: string } | null
}

/** The fields that the forms for new and for existing records share. */
function Fields({ form, side, conta, centro, fornecedor }: FieldsProps) {
  const { control } = form
  const categorias = useCategoriaChoices(side.natureza, conta?.idCategoria)
  const pessoas = useUsuarioSearch({ usuarioAtivo: 1 })
  const typed = useWatch({ control })
  const chosen = categorias.find(({ value }) => value === Number(typed.idCategoria))
  return (
    <>
      <Section title="Dados da conta">
        <TextField
          control={control}
          name="descricaoConta"
          label="Descrição"
          placeholder="Ex.: Conta de luz"
          required
          wide
          maxLength={255}
          autoFocus
        />
        <MoneyField control={control} name="valorConta" label="Valor" required />
        <DateField control={control} name="dataVencimentoConta" label="Data de vencimento" required />
        <CentroCustoField form={form} centro={centro} />
        {side.fornecedores && <FornecedorField form={form} fornecedor={fornecedor} />}
        <RecordField
          control={control}
          name="responsavelUsuarioConta"
          label="Responsável"
          placeholder="Digite um nome ou e-mail…"
          help="Em branco, a igreja assume a conta."
          found={pessoas}
          selected={conta?.responsavel && usuarioChoice(conta.responsavel)}
        />
        {/* last, because it comes after the form: nothing that is being filled in moves */}
        {categorias.some(({ fixa }) => !fixa) && (
          <SelectField
            control={control}
            name="idCategoria"
            label="Categoria"
            placeholder="Conta"
            choices={categorias}
          />
        )}
      </Section>
      {side.especie === 'contaPagar' && (
        <AvisoPrevisao
          despesa={{
            // without a category the expense has the fixed one of bills
            categoria: chosen?.raiz ?? 4,
            idCategoria: chosen && !chosen.fixa ? String(chosen.value) : null,
            data: typed.dataVencimentoConta,
            valor: typed.valorConta,
          }}
        />
      )}
    </>
  )
}

/** Help text with the amounts of the selected instalments. */
function Partes({ form }: { form: ZodForm<In, Sent> }) {
  const [valor, parcelas] = useWatch({ control: form.control, name: ['valorConta', 'parcelas'] })
  const sent = novaContaInput.shape.valorConta.safeParse(valor)
  const quantas = Number(parcelas ?? 1)
  if (!sent.success || !Number.isInteger(quantas) || quantas < 2 || quantas > 120)
    return 'Uma por mês, a partir da data de vencimento.'
  const partes = partesDe(sent.data, quantas)
  const [first = '', last = ''] = [partes[0], partes.at(-1)]
  const many = partes.filter((parte) => parte === first).length
  if (many === quantas) return `${quantas} × ${formatMoney(first)}, uma por mês.`
  return `${many} × ${formatMoney(first)} e ${quantas - many} × ${formatMoney(last)}, uma por mês.`
}
