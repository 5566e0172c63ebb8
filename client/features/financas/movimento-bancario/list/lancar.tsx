import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { categoriasEntrada } from '../../../../../schema/rules/financas/entrada.input'
import { categoriasSaida } from '../../../../../schema/rules/financas/saida.input'
import { optional, recordRef, text } from '../../../../../schema/rules/formats'
import type { LancarMovimentoInput } from '../../../../gql/types'
import { Form, FormFooter, RecordField, SelectField, TextField, useZodForm } from '../../../../kernel/form'
import { useCan } from '../../../../kernel/session'
import { formatDate, Modal, Money, toast } from '../../../../kernel/ui'
import { useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { useCentroCustoSearch } from '../../centro-custo'
import { useContasAtivas } from '../../conta-financeira'
import { useFornecedorSearch } from '../../fornecedor'
import { useCategoriaDoLancamento } from '../../lancamento'
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
    /** absent: an income or expense; 'dizimo'; otherwise the other account of a transfer */
    oque: optional(recordRef()),
    descricao: optional(text(255)),
    dizimo: optional(recordRef('Escolha quem deu.')),
    idCategoria: optional(recordRef('Escolha a categoria.')),
    idCentroCusto: optional(recordRef()),
    idFornecedor: optional(recordRef()),
  })
  .superRefine(({ oque, descricao, dizimo, idCategoria }, { addIssue }) => {
    const need = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message })
    if (oque === 'dizimo') return dizimo == null ? need('dizimo', 'Escolha quem deu.') : undefined
    if (!descricao) need('descricao', 'Informe a descrição.')
    if (oque == null && idCategoria == null) need('idCategoria', 'Escolha a categoria.')
  })

const sides = {
  entrada: { nome: 'Entrada', natureza: 'receita', categorias: categoriasEntrada },
  saida: { nome: 'Saída', natureza: 'despesa', categorias: categoriasSaida },
} as const

/** A choice that may be none of the first ones, which the field shows without a search. */
const named = (value: number | null | undefined, label: string | null | undefined) =>
  value == null ? null : { value, label: label ?? '' }

/** What the fields start from: what the church's txid, its payer or a rule tells of the movement. */
const proposedOf = ({ proposta, valor, historico }: Props['row']) => ({
  descricao: (proposta?.descricao || (valor.startsWith('-') ? historico : '')).slice(0, 255),
  ...(proposta?.tipo === 'dizimo' && { oque: 'dizimo', dizimo: proposta.idPessoa }),
  ...(proposta?.categoria && { idCategoria: proposta.idCategoria ?? `raiz:${proposta.categoria}` }),
  idCentroCusto: proposta?.idCentroCusto,
  idFornecedor: proposta?.idFornecedor,
})

/** Writes what the books do not have yet, from the movement: an income or expense, a tithe, or a transfer. */
export function LancarDialog({ row, onClose, onUndo }: Props) {
  const saiu = row.valor.startsWith('-')
  const side = saiu ? sides.saida : sides.entrada
  const proposta = row.proposta
  const form = useZodForm(rules, proposedOf(row))
  const tithes = useCan('dizimo.escrever') && !saiu
  const pessoas = useUsuarioSearch({})
  const categorias = useCategoriaDoLancamento(side)
  const centros = useCentroCustoSearch()
  const fornecedores = useFornecedorSearch({ wanted: saiu })
  const outras = (useContasAtivas([]) ?? []).filter(({ value }) => value !== row.idContaFinanceira)
  const [lancar] = useLancarMovimentoMutation({ refetchQueries: changed, awaitRefetchQueries: true })
  const oque = form.watch('oque')
  const name = oque === 'dizimo' ? 'dízimo' : oque != null ? 'transferência' : side.nome.toLowerCase()
  const choices = [
    ...(tithes ? [{ value: 'dizimo', label: 'Dízimo' }] : []),
    ...outras.map(({ value, label }) => ({
      value,
      label: saiu ? `Transferência para ${label}` : `Transferência de ${label}`,
    })),
  ]

  const idCategoria = form.watch('idCategoria')
  const escolhida = oque == null ? categorias.choices.find(({ value }) => value === idCategoria)?.label : undefined
  const transferencia = choices.find(({ value }) => String(value) === String(oque))?.label
  const pix = /\bpix\b/i.test(row.historico) ? ' (Pix)' : ''
  // the bank's text of money that came in names who gave, and more people read the books
  const nome = saiu || proposta?.descricao ? '' : (transferencia ?? (escolhida ? `${escolhida.trim()}${pix}` : ''))
  const dado = useRef('')
  useEffect(() => {
    if (!nome || (form.getValues('descricao') ?? '') !== dado.current) return
    dado.current = nome
    form.setValue('descricao', nome, { shouldValidate: form.formState.isSubmitted })
  }, [nome, form])

  const inputFor = (typed: z.output<typeof rules>): LancarMovimentoInput => {
    if (typed.oque === 'dizimo') return { dizimo: String(typed.dizimo) }
    if (typed.oque != null) return { descricao: typed.descricao ?? null, transferencia: String(typed.oque) }
    return {
      descricao: typed.descricao ?? null,
      ...categorias.enviar(typed.idCategoria ?? ''),
      idCentroCusto: typed.idCentroCusto == null ? null : String(typed.idCentroCusto),
      ...(fornecedores && { idFornecedor: typed.idFornecedor == null ? null : String(typed.idFornecedor) }),
    }
  }

  const save = async (typed: z.output<typeof rules>) => {
    await lancar({ variables: { id: String(row.id), input: inputFor(typed) } })
    toast.success(`Lançado como ${name}, e conciliado.`, {
      action: { text: 'Desfazer', onClick: () => onUndo(row) },
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
        {choices.length > 0 && (
          <SelectField control={form.control} name="oque" label="O que é" placeholder={side.nome} choices={choices} />
        )}
        {oque === 'dizimo' ? (
          <RecordField
            control={form.control}
            name="dizimo"
            label="Quem deu"
            required
            found={pessoas}
            selected={proposta?.pessoa && usuarioChoice(proposta.pessoa)}
          />
        ) : (
          <TextField control={form.control} name="descricao" label="Descrição" required maxLength={255} autoFocus />
        )}
        {oque == null && (
          <>
            <SelectField
              control={form.control}
              name="idCategoria"
              label="Categoria"
              required
              choices={categorias.choices}
            />
            <RecordField
              control={form.control}
              name="idCentroCusto"
              label="Centro de custo"
              found={centros}
              selected={named(proposta?.idCentroCusto, proposta?.nomeCentroCusto)}
            />
            {fornecedores && (
              <RecordField
                control={form.control}
                name="idFornecedor"
                label="Fornecedor"
                found={fornecedores}
                selected={named(proposta?.idFornecedor, proposta?.nomeFornecedor)}
              />
            )}
          </>
        )}
        <FormFooter form={form} cancel={onClose} saveText="Lançar" />
      </Form>
    </Modal>
  )
}
