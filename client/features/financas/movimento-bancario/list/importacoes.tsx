import { Button } from '@blueprintjs/core'
import { Undo } from '@blueprintjs/icons'
import { useState } from 'react'
import { dataOf, errorText } from '../../../../kernel/apollo'
import { formatDate, formatInstant, Modal, toast, useConfirm } from '../../../../kernel/ui'
import { changed } from './actions'
import {
  ExtratosImportadosDocument,
  type ExtratosImportadosQuery,
  useDesfazerExtratoMutation,
  useExtratosImportadosQuery,
} from './movimentos.generated'
import styles from './movimentos.module.css'

type Props = { conta: { id: number; nome: string }; onClose: () => void }

type Importacao = ExtratosImportadosQuery['extratosImportados'][number]

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`

const told = ({ inicio, fim, movimentos, conciliados }: Importacao): string =>
  [
    inicio && fim ? `${formatDate(inicio)} a ${formatDate(fim)}` : '',
    many(movimentos, 'movimento', 'movimentos'),
    conciliados > 0 ? many(conciliados, 'conciliado', 'conciliados') : '',
  ]
    .filter(Boolean)
    .join(' · ')

const whatGoes = ({ nomeArquivo, movimentos, conciliados }: Importacao): string => {
  const matched =
    conciliados > 0
      ? ` ${conciliados === 1 ? 'Um deles está conciliado, e a conciliação se desfaz' : `${conciliados} deles estão conciliados, e as conciliações se desfazem`}.`
      : ''
  return `${many(movimentos, 'movimento', 'movimentos')} de ${nomeArquivo} ${movimentos === 1 ? 'sai' : 'saem'} do extrato.${matched}`
}

/** The files of an account. Each import can be undone, such as one of a file of another account. */
export function ImportacoesDialog({ conta, onClose }: Props) {
  const confirm = useConfirm()
  const [asked, setAsked] = useState<Importacao | null>(null)
  const result = useExtratosImportadosQuery({ variables: { idContaFinanceira: String(conta.id) } })
  const [desfazer, { loading }] = useDesfazerExtratoMutation({
    refetchQueries: [...changed, ExtratosImportadosDocument],
    awaitRefetchQueries: true,
  })
  const all = result.data?.extratosImportados ?? []

  const undo = async ({ id, conciliados }: Importacao, excluirLancados = false) => {
    try {
      const variables = { id: String(id), desfazerConciliacoes: conciliados > 0, excluirLancados }
      toast.success(dataOf(await desfazer({ variables })).desfazerExtrato.message)
      setAsked(null)
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível desfazer a importação.'))
    }
  }
  const ask = async (one: Importacao) => {
    if (one.comLancado > 0) return setAsked(one)
    const sure = await confirm({
      title: 'Desfazer a importação?',
      text: `${whatGoes(one)} Os lançamentos da igreja ficam, e o arquivo pode ser importado de novo.`,
      confirmText: 'Desfazer importação',
      cancelText: 'Voltar',
      danger: true,
    })
    if (sure) await undo(one)
  }

  if (asked)
    return (
      <Modal title="Desfazer a importação?" onClose={() => setAsked(null)} width={640}>
        <p>
          {whatGoes(asked)}{' '}
          {asked.comLancado === 1
            ? 'Um deles foi lançado no livro-caixa a partir do extrato.'
            : `${asked.comLancado} deles foram lançados no livro-caixa a partir do extrato.`}
        </p>
        <p className={styles.answer}>
          <strong>Se excluir o lançado</strong>, o pagamento ou o recebimento de contas que ele fez também se desfaz.
        </p>
        <p className={styles.answer}>
          <strong>Se só desfizer a importação</strong> e importar o arquivo de novo, concilie com o que ficou lançado em
          vez de lançar outra vez.
        </p>
        <div className={styles.buttons}>
          <Button variant="minimal" text="Voltar" onClick={() => setAsked(null)} />
          <Button
            variant="outlined"
            text="Só desfazer a importação"
            loading={loading}
            onClick={() => void undo(asked)}
          />
          <Button
            intent="danger"
            text="Desfazer e excluir o lançado"
            loading={loading}
            onClick={() => void undo(asked, true)}
          />
        </div>
      </Modal>
    )

  return (
    <Modal title={`Extratos importados em ${conta.nome}`} onClose={onClose} width={560}>
      {result.error && !result.data && (
        <p role="alert" className={styles.muted}>
          Não foi possível buscar os extratos importados.
        </p>
      )}
      {result.data && all.length === 0 && <p className={styles.muted}>Nenhum extrato foi importado nesta conta.</p>}
      <ul className={styles.importacoes}>
        {all.map((one) => (
          <li key={one.id}>
            <span>
              <strong>{one.nomeArquivo}</strong>
              <small>{told(one)}</small>
              <small>Importado em {formatInstant(one.createdAt)}</small>
            </span>
            <Button
              variant="outlined"
              icon={<Undo />}
              text="Desfazer"
              aria-label={`Desfazer a importação de ${one.nomeArquivo}, ${formatInstant(one.createdAt)}`}
              disabled={loading}
              onClick={() => void ask(one)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button text="Fechar" onClick={onClose} />
      </div>
    </Modal>
  )
}
