import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { saidaInput } from '../../../../schema/rules/financas/lancamento.input'
import { recordRef } from '../../../../schema/rules/formats'
import {
  DateField,
  MoneyField,
  RecordField,
  RecordForm,
  Section,
  SelectField,
  TextField,
  useZodForm,
} from '../../../kernel/form'
import { centroCustoChoice, useCentroCustoSearch } from '../centro-custo'
import { ContaFinanceiraField, useContaFinanceira } from '../conta-financeira'
import { fornecedorChoice, useFornecedorSearch } from '../fornecedor'
import { AvisoPrevisao } from './aviso-previsao'
import { categoriaDoCampo, useCategoriaDoLancamento } from './categoria'
import { AvisoFuturo, type ContaInicial } from './futuro'
import type { Side } from './side'
import { useToday } from './today'

// one field for both: an own category, or a fixed one by its number
const rules = saidaInput.omit({ categoria: true }).extend({ idCategoria: recordRef('Escolha a categoria.') })

type LancamentoValues = z.output<typeof rules>
/** An entry as the API takes it. */
type LancamentoEnviado = Omit<
  LancamentoValues,
  'idCategoria' | 'idCentroCusto' | 'idContaFinanceira' | 'idFornecedor'
> & {
  categoria: number
  idCategoria: string | null
  idCentroCusto: string | null
  idContaFinanceira: string | undefined
  /** Of an expense. */
  idFornecedor?: string | null
}

type Props = {
  side: Side
  /** The entry to edit; without it the form creates one. */
  lancamento?: {
    id?: number
    descricao: string
    data: string
    categoria: number
    idCategoria: number | null
    valor: string
    idCentroCusto: number | null
    centroCusto: { id: number; nome: string } | null
    idContaFinanceira: number
    idFornecedor?: number | null
    fornecedor?: { id: number; nome: string } | null
    versao: number
  }
  /** The number of the category with which a new entry begins. */
  categoria?: number | undefined
  /** Returns the entry's id. */
  onSave: (values: LancamentoEnviado) => Promise<number>
  onReload?: () => void
}

export function LancamentoForm({ side, lancamento, categoria, onSave, onReload }: Props) {
  const navigate = useNavigate()
  const today = useToday()
  // the account of the entry is the first choice of the field, and no change
  const start = lancamento && {
    ...lancamento,
    idContaFinanceira: null,
    idCategoria: categoriaDoCampo(lancamento),
  }
  const inicial = categoria ? { idCategoria: categoriaDoCampo({ categoria, idCategoria: null }) } : {}
  const form = useZodForm(rules, start ?? { data: today, ...inicial })
  const { control } = form
  const categorias = useCategoriaDoLancamento(side)
  const centros = useCentroCustoSearch()
  const conta = useContaFinanceira(lancamento?.idContaFinanceira)
  const fornecedores = useFornecedorSearch({ wanted: side.fornecedores })
  const picked = useRef<Pick<ContaInicial, 'fornecedor'> & { centro?: ContaInicial['centroCusto'] }>({})
  const name = side.nome.toLowerCase()

  const typed = useWatch({ control })

  /** Opens the form for a payable or receivable with the values typed here. */
  const openConta = ({ descricao, valor, data, idCategoria, idCentroCusto, idFornecedor }: LancamentoValues) => {
    // what was chosen may be none of the choices that a later search of the field found
    const { centro, fornecedor } = picked.current
    const inicial: ContaInicial = {
      descricaoConta: descricao,
      valorConta: valor,
      dataVencimentoConta: data,
      idCategoria: categorias.daConta(idCategoria),
      centroCusto: idCentroCusto == null ? undefined : centro,
      fornecedor: idFornecedor == null ? undefined : fornecedor,
    }
    navigate(side.conta.create, { state: inicial })
  }

  const save = async (typed: LancamentoValues) => {
    const { idCategoria, idCentroCusto, idContaFinanceira, idFornecedor, ...values } = typed
    const centro = idCentroCusto == null ? null : String(idCentroCusto)
    const lugar = { idCentroCusto: centro, idContaFinanceira: conta.enviar(idContaFinanceira) }
    const quem = fornecedores && { idFornecedor: idFornecedor == null ? null : String(idFornecedor) }
    const sent = { ...values, ...categorias.enviar(idCategoria), ...lugar, ...quem }
    const id = await onSave(sent)
    const text = `${side.nome} ${lancamento ? 'atualizada' : 'criada'} com sucesso.`
    return { text, to: side.urls.detail(id) }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText={`Houve um problema ao salvar a ${name}.`}
      cancel={side.urls.list}
      record={lancamento}
      another={{ text: 'Salvar e criar outra', keep: ['data', 'idCategoria', 'idContaFinanceira'] }}
    >
      <Section title={`Dados da ${name}`}>
        <TextField control={control} name="descricao" label="Descrição" required wide maxLength={255} autoFocus />
        <MoneyField control={control} name="valor" label="Valor" required />
        <SelectField control={control} name="idCategoria" label="Categoria" required choices={categorias.choices} />
        <DateField control={control} name="data" label="Data" required help="Em um mês que não esteja fechado." />
        <RecordField
          control={control}
          name="idCentroCusto"
          label="Centro de custo"
          found={centros}
          selected={lancamento?.centroCusto && centroCustoChoice(lancamento.centroCusto)}
          onPick={(choice) => {
            picked.current.centro = choice
          }}
        />
        {fornecedores && (
          <RecordField
            control={control}
            name="idFornecedor"
            label="Fornecedor"
            found={fornecedores}
            selected={lancamento?.fornecedor && fornecedorChoice(lancamento.fornecedor)}
            onPick={(choice) => {
              picked.current.fornecedor = choice
            }}
          />
        )}
        <ContaFinanceiraField control={control} name="idContaFinanceira" conta={conta} />
      </Section>
      {side.table === 'saida' && (
        <AvisoPrevisao
          despesa={{
            ...(typed.idCategoria ? categorias.enviar(typed.idCategoria) : { categoria: undefined, idCategoria: null }),
            data: typed.data,
            valor: typed.valor,
            idSaida: lancamento?.id ? String(lancamento.id) : undefined,
          }}
        />
      )}
      {!lancamento && typed.data && typed.data > today && (
        <AvisoFuturo data={typed.data} side={side} onConta={() => void form.handleSubmit(openConta)()} />
      )}
    </RecordForm>
  )
}
