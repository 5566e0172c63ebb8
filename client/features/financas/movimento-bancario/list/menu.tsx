import { MenuItem } from '@blueprintjs/core'
import {
  BankAccount,
  Filter,
  InboxUpdate,
  Plus,
  SwapVertical,
  Tick,
  TickCircle,
  Undo,
  Unlink,
} from '@blueprintjs/icons'
import { RowMenu } from '../../../../kernel/list'
import { formatMoney } from '../../../../kernel/ui'
import { may, paymentWord, strayOf, type useMovimentoActions } from './actions'
import type { Movimento } from './em-outra-conta'
import { textOf } from './proposta'

/** What a key does with a movement; 'conciliar' takes what is suggested. */
export type Ato = 'conciliar' | 'lancar' | 'baixar' | 'regra' | 'ignorar' | 'desfazer'

export const keys: Readonly<Record<string, Ato>> = {
  c: 'conciliar',
  l: 'lancar',
  b: 'baixar',
  r: 'regra',
  i: 'ignorar',
  d: 'desfazer',
}

/** What a person must be allowed to do with a movement for this. */
export const needed = (act: Ato): string => (act === 'regra' || act === 'baixar' ? 'lancar' : act)

type Props = {
  row: Movimento
  /** Whether the person may settle the accounts that this movement can pay. */
  settles: boolean
  actions: ReturnType<typeof useMovimentoActions>
  /** 'conferir' opens the dialog that chooses entries. */
  run: (act: Ato | 'conferir', row: Movimento) => void
}

/** The menu of a movement: what its keys do, by name. */
export function MovimentoMenu({ row, settles, actions, run }: Props) {
  const stray = strayOf(row)
  return (
    <RowMenu of={`movimento de ${formatMoney(row.valor)}`}>
      {may(row, 'conciliar') && row.sugestao && (
        <MenuItem
          icon={<TickCircle />}
          text="Confirmar sugestão"
          label={stray ? '' : 'C'}
          onClick={() => void actions.confirm(row)}
        />
      )}
      {may(row, 'conciliar') && stray && (
        <MenuItem
          icon={<TickCircle />}
          text={`Já lançado em ${stray.nomeContaFinanceira}: trazer para ${row.contaFinanceira?.nome ?? 'esta conta'}`}
          label="C"
          onClick={() => void actions.bring([row])}
        />
      )}
      {may(row, 'lancar') && row.contaSugerida && (
        <MenuItem
          icon={<TickCircle />}
          text={`Registrar ${paymentWord(row.valor)} de ${row.contaSugerida.conta.descricao}`}
          label={row.sugestao || stray ? '' : 'C'}
          onClick={() => (row.sugestao || stray ? void actions.settle(row) : run('conciliar', row))}
        />
      )}
      {may(row, 'lancar') && row.proposta && (
        <MenuItem
          icon={<TickCircle />}
          text={`Lançar como ${textOf(row.proposta)}`}
          label={row.sugestao || stray || row.contaSugerida ? '' : 'C'}
          onClick={() => (row.proposta?.certa ? void actions.book(row) : run('lancar', row))}
        />
      )}
      {may(row, 'conciliar') && <MenuItem icon={<Tick />} text="Conciliar com…" onClick={() => run('conferir', row)} />}
      {may(row, 'lancar') && <MenuItem icon={<Plus />} text="Lançar" label="L" onClick={() => run('lancar', row)} />}
      {may(row, 'lancar') && settles && (
        <MenuItem
          icon={<BankAccount />}
          text={`Registrar ${paymentWord(row.valor)} de uma conta…`}
          label="B"
          onClick={() => run('baixar', row)}
        />
      )}
      {may(row, 'lancar') && (
        <MenuItem icon={<Filter />} text="Criar regra" label="R" onClick={() => run('regra', row)} />
      )}
      {may(row, 'corrigir') && (
        <MenuItem
          icon={<SwapVertical />}
          text="É o mesmo, com o sinal certo: corrigir"
          onClick={() => void actions.correct(row)}
        />
      )}
      {may(row, 'ignorar') && (
        <MenuItem
          icon={<Unlink />}
          text={row.duvida ? 'É o mesmo: ignorar' : 'Ignorar'}
          label="I"
          onClick={() => run('ignorar', row)}
        />
      )}
      {may(row, 'desfazer') && (
        <MenuItem
          icon={row.duvida ? <InboxUpdate /> : <Undo />}
          text={row.duvida ? 'É outro movimento' : row.situacao === 'ignorado' ? 'Trazer de volta' : 'Desfazer'}
          label="D"
          onClick={() => run('desfazer', row)}
        />
      )}
    </RowMenu>
  )
}
