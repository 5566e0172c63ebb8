import { useState } from 'react'
import { somaDe } from '../../../../schema/rules/financas/baixa.rules'
import { errorText, isStale } from '../../../kernel/apollo'
import { useCan } from '../../../kernel/session'
import { firstOf, formatMoney, toast, useConfirm } from '../../../kernel/ui'
import { useToday } from '../lancamento'
import { type Abrangencia, useAbrangencia } from './abrangencia'
import { BaixaDialog, type BaixaEnviada } from './baixa'
import { EncerrarDialog, type EncerrarEnviado, EncerrarVariasDialog } from './encerrar'
import type { Baixa, Conta, ContaActions, ContaSide } from './side'

type Call<Variables> = (options: { variables: Variables }) => Promise<unknown>
type OfOne = Call<{ id: string }>

/** The mutations of payables or of receivables. */
type Mutations = {
  encerrar: Call<{ id: string; data: string; idContaFinanceira: string | undefined; versao: number }>
  reabrir: OfOne
  cancelar: Call<{ id: string; abrangencia: Abrangencia }>
  /** How many later records of the series a change can take along. */
  seguintes: (variables: { id: string }) => Promise<number>
  restaurar: OfOne
  parar: OfOne
  registrar: Call<{ input: BaixaEnviada }>
  desfazer: OfOne
  encerrarVarias: Call<{
    input: EncerrarEnviado & { ids: string[]; versoes: number[] }
  }>
  cancelarVarias: Call<{ input: { ids: string[]; versoes: number[] } }>
  /** Fetches what the screen shows again. */
  recarregar: () => Promise<unknown>
}

const ofOne = ({ id }: { id: number }) => ({ variables: { id: String(id) } })

const restorableAll = (one: boolean) => `Quem administra a igreja pode restaurá-${one ? 'la' : 'las'} na lixeira.`
const restorable = restorableAll(true)

/** The actions on payables or on receivables, with their mutations. */
export function useContaActions(side: ContaSide, mutations: Mutations): ContaActions {
  const confirm = useConfirm()
  const canRestore = useCan('lixeira.restaurar')
  const today = useToday()
  const [settling, setSettling] = useState<Conta>()
  const [paying, setPaying] = useState<Conta>()
  const asking = useAbrangencia()
  const [many, setMany] = useState<{ rows: Conta[]; done: () => void }>()

  const tell = async (call: Promise<unknown>, done: string, failed: string): Promise<boolean> => {
    try {
      await call
      toast.success(done)
      return true
    } catch (error) {
      toast.error(errorText(error, failed))
      return false
    }
  }

  const restore = async (row: { id: number }) => {
    await tell(mutations.restaurar(ofOne(row)), 'Conta restaurada com sucesso.', 'Não foi possível restaurar a conta.')
  }

  /** Which records to cancel: asks about the later ones of the series, if there are any; undefined: none. */
  const whichToCancel = async (row: Conta): Promise<{ abrangencia: Abrangencia; quantas: number } | undefined> => {
    const quantas = row.parcela === null ? 0 : await mutations.seguintes({ id: String(row.id) })
    const what = `${row.descricaoConta}, de ${formatMoney(row.valorConta)}`
    if (quantas > 0) {
      const abrangencia = await asking.ask({ what, quantas, restorable })
      return abrangencia && { abrangencia, quantas }
    }
    const text = `${what}, sairá da lista. ${restorable}`
    const sure = await confirm({ text, confirmText: 'Cancelar Conta', cancelText: 'Voltar', danger: true })
    return sure ? { abrangencia: 'esta', quantas } : undefined
  }

  const cancel = async (row: Conta): Promise<boolean> => {
    let chosen: Awaited<ReturnType<typeof whichToCancel>>
    try {
      chosen = await whichToCancel(row)
      if (!chosen) return false
      await mutations.cancelar({ variables: { id: String(row.id), abrangencia: chosen.abrangencia } })
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível cancelar a conta.'))
      return false
    }
    if (chosen.abrangencia === 'seguintes') {
      toast.success(`${chosen.quantas + 1} contas canceladas com sucesso.`)
      return true
    }
    const undo = { text: 'Desfazer', onClick: () => restore(row) }
    toast.success('Conta cancelada com sucesso.', { action: canRestore ? undo : undefined })
    return true
  }

  const cancelMany = async (rows: Conta[], done: () => void) => {
    const total = formatMoney(somaDe(...rows.map(({ valorConta }) => valorConta)))
    const one = rows.length === 1
    const title = one ? 'Cancelar 1 conta?' : `Cancelar ${rows.length} contas?`
    const names = firstOf(rows, 5).map(({ descricaoConta }) => descricaoConta)
    const more = rows.length > names.length ? ` e mais ${rows.length - names.length}` : ''
    const text = `${names.join(', ')}${more}: ${total}. ${one ? 'Sairá' : 'Sairão'} da lista. ${restorableAll(one)}`
    if (!(await confirm({ title, text, confirmText: 'Cancelar contas', cancelText: 'Voltar', danger: true }))) return
    const input = { ids: rows.map(({ id }) => String(id)), versoes: rows.map(({ versao }) => versao) }
    try {
      await mutations.cancelarVarias({ variables: { input } })
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível cancelar as contas.'))
      if (isStale(error)) await mutations.recarregar().catch(() => undefined)
      return
    }
    toast.success(one ? 'Conta cancelada com sucesso.' : `${rows.length} contas canceladas com sucesso.`)
    done()
  }

  const reopen = async (row: Conta) => {
    const text = 'A conta volta a ficar em aberto e o lançamento dela sai do livro-caixa.'
    if (!(await confirm({ title: 'Reabrir Conta?', text, confirmText: 'Reabrir Conta', cancelText: 'Voltar' }))) return
    await tell(mutations.reabrir(ofOne(row)), 'Conta reaberta com sucesso.', 'Não foi possível reabrir a conta.')
  }

  const stop = async (row: Conta) => {
    const text = 'As contas que já existem ficam; a seguinte não será criada.'
    if (!(await confirm({ title: 'Parar de repetir?', text, confirmText: 'Parar de repetir', cancelText: 'Voltar' })))
      return
    await tell(mutations.parar(ofOne(row)), 'A conta não se repete mais.', 'Não foi possível alterar a conta.')
  }

  const settle = async (data: string, idContaFinanceira: string | undefined) => {
    if (!settling) return
    const { id, versao } = settling
    await mutations.encerrar({ variables: { id: String(id), data, idContaFinanceira, versao } })
    toast.success('Conta encerrada com sucesso.')
  }

  const pay = async (input: BaixaEnviada) => {
    await mutations.registrar({ variables: { input } })
    toast.success(`${side.baixa} registrado com sucesso.`)
  }

  const undo = async (row: Baixa) => {
    const text = `${formatMoney(row.total)} sai do livro-caixa, e o que foi quitado volta a faltar.`
    if (!(await confirm({ title: `${side.desfazer}?`, text, confirmText: side.desfazer, cancelText: 'Voltar' }))) return
    await tell(mutations.desfazer(ofOne(row)), `${side.baixa} desfeito com sucesso.`, 'Não foi possível desfazer.')
  }

  const settleMany = async (input: EncerrarEnviado) => {
    if (!many) return
    const { rows, done } = many
    const ids = rows.map(({ id }) => String(id))
    const versoes = rows.map(({ versao }) => versao)
    await mutations.encerrarVarias({ variables: { input: { ...input, ids, versoes } } })
    toast.success(rows.length === 1 ? 'Conta encerrada com sucesso.' : `${rows.length} contas encerradas com sucesso.`)
    done()
  }

  /** After somebody else changed a record: closes the dialog, whose amount is no longer true. */
  const reload = (close: () => void) => {
    close()
    void mutations.recarregar().catch(() => undefined)
  }

  const dialog = (
    <>
      {asking.dialog}
      {settling && (
        <EncerrarDialog
          key={settling.id}
          row={settling}
          side={side}
          today={today}
          onSave={settle}
          onReload={() => reload(() => setSettling(undefined))}
          onClose={() => setSettling(undefined)}
        />
      )}
      {paying && (
        <BaixaDialog
          key={paying.id}
          row={paying}
          side={side}
          today={today}
          onSave={pay}
          onClose={() => setPaying(undefined)}
        />
      )}
      {many && (
        <EncerrarVariasDialog
          rows={many.rows}
          side={side}
          today={today}
          onSave={settleMany}
          onReload={() => reload(() => setMany(undefined))}
          onClose={() => setMany(undefined)}
        />
      )}
    </>
  )
  return {
    settle: setSettling,
    pay: setPaying,
    undo,
    settleMany: (rows, done) => setMany({ rows, done }),
    reopen,
    cancel,
    cancelMany,
    restore,
    stop,
    dialog,
  }
}
