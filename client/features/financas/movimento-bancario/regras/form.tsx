import { z } from 'zod'
import { categoriasEntrada } from '../../../../../schema/rules/financas/entrada.input'
import { regraBancariaInput } from '../../../../../schema/rules/financas/regra-bancaria.input'
import { categoriasSaida } from '../../../../../schema/rules/financas/saida.input'
import { optional, recordRef, text } from '../../../../../schema/rules/formats'
import type { RegraBancariaInput } from '../../../../gql/types'
import { Form, FormFooter, RecordField, SelectField, TextField, useZodForm } from '../../../../kernel/form'
import { useCan } from '../../../../kernel/session'
import { Modal, toast } from '../../../../kernel/ui'
import { useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { useCentroCustoSearch } from '../../centro-custo'
import { useContasAtivas } from '../../conta-financeira'
import { useFornecedorSearch } from '../../fornecedor'
import { useCategoriaDoLancamento } from '../../lancamento'
import { changed } from '../list/actions'
import { direcaoTexts } from '../texts'
import {
  type RegraBancariaLinhaFragment,
  RegrasBancariasDocument,
  useAtualizarRegraBancariaMutation,
  useCriarRegraBancariaMutation,
} from './regras.generated'

const sides = {
  entrou: { natureza: 'receita', categorias: categoriasEntrada },
  saiu: { natureza: 'despesa', categorias: categoriasSaida },
} as const

const rules = regraBancariaInput
  .pick({ texto: true, direcao: true })
  .extend({
    idContaFinanceira: optional(recordRef()),
    /** absent: an income or expense; 'dizimo' */
    oque: optional(text(10)),
    descricao: optional(text(255)),
    idPessoa: optional(recordRef('Escolha quem deu.')),
    idCategoria: optional(recordRef('Escolha a categoria.')),
    idCentroCusto: optional(recordRef()),
    idFornecedor: optional(recordRef()),
  })
  .superRefine(({ oque, direcao, idPessoa, idCategoria }, { addIssue }) => {
    const need = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message })
    if (oque === 'dizimo' && direcao === 'entrou')
      return idPessoa == null ? need('idPessoa', 'Escolha quem deu.') : undefined
    if (idCategoria == null) need('idCategoria', 'Escolha a categoria.')
  })

/** What a new rule begins with, from a movement. */
export interface Modelo {
  texto: string
  direcao: 'entrou' | 'saiu'
}

type Props = { regra?: RegraBancariaLinhaFragment; modelo?: Modelo; onClose: () => void }

const ref = (value: string | number | null | undefined) => (value == null ? null : String(value))

const storedOf = (regra: RegraBancariaLinhaFragment) => ({
  texto: regra.texto,
  direcao: regra.direcao as Modelo['direcao'],
  idContaFinanceira: regra.idContaFinanceira,
  oque: regra.idPessoa ? 'dizimo' : undefined,
  descricao: regra.descricao ?? '',
  idPessoa: regra.idPessoa,
  idCategoria: regra.idCategoria ?? (regra.categoria ? `raiz:${regra.categoria}` : undefined),
  idCentroCusto: regra.idCentroCusto,
  idFornecedor: regra.idFornecedor,
})

const newOf = (modelo: Modelo | undefined) => ({
  texto: modelo?.texto ?? '',
  direcao: modelo?.direcao ?? ('saiu' as const),
  descricao: '',
})

/** Creates or changes a rule. */
export function RegraDialog({ regra, modelo, onClose }: Props) {
  const form = useZodForm(rules, regra ? storedOf(regra) : newOf(modelo))
  const { control } = form
  const direcao = form.watch('direcao')
  const saiu = direcao === 'saiu'
  const tithes = [useCan('dizimo.escrever'), useCan('dizimo.lerDeTodos')].every(Boolean) && !saiu
  const dizimo = tithes && form.watch('oque') === 'dizimo'
  const pessoas = useUsuarioSearch({})
  const categorias = useCategoriaDoLancamento(saiu ? sides.saiu : sides.entrou)
  const centros = useCentroCustoSearch()
  const fornecedores = useFornecedorSearch({ wanted: saiu })
  const contas = useContasAtivas(regra?.idContaFinanceira ? [regra.idContaFinanceira] : []) ?? []
  const options = { refetchQueries: [RegrasBancariasDocument, ...changed], awaitRefetchQueries: true }
  const [criar] = useCriarRegraBancariaMutation(options)
  const [atualizar] = useAtualizarRegraBancariaMutation(options)

  const save = async (typed: z.output<typeof rules>) => {
    const input: RegraBancariaInput = {
      texto: typed.texto,
      direcao: typed.direcao,
      idContaFinanceira: ref(typed.idContaFinanceira),
      ...(dizimo
        ? { idPessoa: ref(typed.idPessoa) }
        : {
            descricao: typed.descricao ?? null,
            ...categorias.enviar(typed.idCategoria ?? ''),
            idCentroCusto: ref(typed.idCentroCusto),
            ...(saiu && { idFornecedor: ref(typed.idFornecedor) }),
          }),
      versao: regra?.versao ?? null,
    }
    if (regra) await atualizar({ variables: { id: String(regra.id), input } })
    else await criar({ variables: { input } })
    toast.success(regra ? 'Regra alterada.' : 'Regra criada: os movimentos pendentes já trazem a proposta.')
    onClose()
  }

  return (
    <Modal title={regra ? 'Editar regra' : 'Criar regra'} onClose={onClose} width={520}>
      <Form form={form} onSave={save} failureText="Não foi possível salvar a regra.">
        <TextField
          control={control}
          name="texto"
          label="O histórico contém"
          help="Maiúsculas e acentos não importam. Deixe só o que se repete, como o nome da companhia."
          required
          maxLength={100}
          autoFocus
        />
        <SelectField
          control={control}
          name="direcao"
          label="E o dinheiro"
          required
          choices={Object.entries(direcaoTexts).map(([value, label]) => ({ value, label }))}
        />
        {contas.length > 1 && (
          <SelectField
            control={control}
            name="idContaFinanceira"
            label="Conta financeira"
            placeholder="Qualquer uma"
            choices={contas}
          />
        )}
        {tithes && (
          <SelectField
            control={control}
            name="oque"
            label="O que é"
            placeholder="Entrada"
            choices={[{ value: 'dizimo', label: 'Dízimo' }]}
          />
        )}
        {dizimo ? (
          <RecordField
            control={control}
            name="idPessoa"
            label="Quem deu"
            required
            found={pessoas}
            selected={regra?.pessoa && usuarioChoice(regra.pessoa)}
          />
        ) : (
          <>
            <TextField
              control={control}
              name="descricao"
              label="Descrição"
              help={
                saiu
                  ? 'Sem ela, o lançamento recebe o histórico do banco.'
                  : 'Sem ela, o lançamento recebe o nome da categoria: o histórico do banco diz quem deu.'
              }
              maxLength={255}
            />
            <SelectField control={control} name="idCategoria" label="Categoria" required choices={categorias.choices} />
            <RecordField
              control={control}
              name="idCentroCusto"
              label="Centro de custo"
              found={centros}
              selected={
                regra?.idCentroCusto ? { value: regra.idCentroCusto, label: regra.nomeCentroCusto ?? '' } : null
              }
            />
            {fornecedores && (
              <RecordField
                control={control}
                name="idFornecedor"
                label="Fornecedor"
                found={fornecedores}
                selected={regra?.idFornecedor ? { value: regra.idFornecedor, label: regra.nomeFornecedor ?? '' } : null}
              />
            )}
          </>
        )}
        <FormFooter form={form} cancel={onClose} saveText="Salvar regra" />
      </Form>
    </Modal>
  )
}
