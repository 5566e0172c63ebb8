import { Button } from '@blueprintjs/core'
import { ArrowDown, ArrowUp, Edit, Plus, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import { categoriasEntrada } from '../../../../../schema/rules/financas/entrada.input'
import { categoriasSaida } from '../../../../../schema/rules/financas/saida.input'
import { errorText } from '../../../../kernel/apollo'
import { Modal, toast, useConfirm } from '../../../../kernel/ui'
import { changed } from '../list/actions'
import { RegraDialog } from './form'
import {
  type RegraBancariaLinhaFragment,
  RegrasBancariasDocument,
  useExcluirRegraBancariaMutation,
  useOrdenarRegrasBancariasMutation,
  useRegrasBancariasQuery,
} from './regras.generated'
import styles from './regras.module.css'

type Regra = RegraBancariaLinhaFragment

/** What a rule enters, in words. */
const told = (regra: Regra): string => {
  if (regra.pessoa) return `Dízimo de ${regra.pessoa.name}`
  const fixas: Readonly<Record<number, string>> = regra.direcao === 'saiu' ? categoriasSaida : categoriasEntrada
  return [
    regra.descricao,
    regra.nomeCategoria ?? fixas[regra.categoria ?? 0],
    regra.nomeCentroCusto,
    regra.nomeFornecedor,
    regra.nomeConta && `só em ${regra.nomeConta}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The church's rules in their order: the first that fits is proposed. */
export function RegrasDialog({ writes, onClose }: { writes: boolean; onClose: () => void }) {
  const confirm = useConfirm()
  const [opened, setOpened] = useState<Regra | 'nova'>()
  const { data, error } = useRegrasBancariasQuery({ variables: {}, fetchPolicy: 'cache-and-network' })
  const options = { refetchQueries: [RegrasBancariasDocument, ...changed], awaitRefetchQueries: true }
  const [ordenar, ordering] = useOrdenarRegrasBancariasMutation(options)
  const [excluir] = useExcluirRegraBancariaMutation(options)
  const regras = data?.regrasBancarias ?? []

  const move = async (index: number, by: -1 | 1) => {
    const ids = regras.map(({ id }) => String(id))
    const [moved] = ids.splice(index, 1)
    ids.splice(index + by, 0, moved as string)
    await ordenar({ variables: { ids } }).catch((failure: unknown) =>
      toast.error(errorText(failure, 'Não foi possível mudar a ordem.')),
    )
  }
  const remove = async ({ id, texto }: Regra) => {
    const text = `Movimentos com '${texto}' deixam de ter esta proposta. O que já foi lançado fica.`
    if (!(await confirm({ title: 'Excluir a regra?', text, confirmText: 'Excluir', danger: true }))) return
    try {
      await excluir({ variables: { id: String(id) } })
      toast.success('Regra excluída com sucesso.')
    } catch (failure) {
      toast.error(errorText(failure, 'Não foi possível excluir a regra.'))
    }
  }

  if (opened) return <RegraDialog {...(opened !== 'nova' && { regra: opened })} onClose={() => setOpened(undefined)} />
  return (
    <Modal title="Regras para movimentos" onClose={onClose} width={640}>
      <p className={styles.hint}>
        Quando o histórico contém o texto, o movimento pendente traz a proposta da primeira regra que serve. Nada é
        lançado sem que alguém confirme.
      </p>
      {error && !data && <p role="alert">Não foi possível buscar as regras.</p>}
      {data && regras.length === 0 && <p className={styles.hint}>A igreja ainda não tem regras.</p>}
      <ol className={styles.regras}>
        {regras.map((regra, index) => (
          <li key={regra.uuid}>
            <span className={styles.what}>
              <strong>
                '{regra.texto}' {regra.direcao === 'saiu' ? 'saiu' : 'entrou'}
              </strong>
              <small>{told(regra)}</small>
            </span>
            {writes && (
              <span className={styles.acts}>
                <Button
                  variant="minimal"
                  icon={<ArrowUp />}
                  aria-label={`Subir a regra '${regra.texto}'`}
                  disabled={index === 0 || ordering.loading}
                  onClick={() => void move(index, -1)}
                />
                <Button
                  variant="minimal"
                  icon={<ArrowDown />}
                  aria-label={`Descer a regra '${regra.texto}'`}
                  disabled={index === regras.length - 1 || ordering.loading}
                  onClick={() => void move(index, 1)}
                />
                <Button
                  variant="minimal"
                  icon={<Edit />}
                  aria-label={`Editar a regra '${regra.texto}'`}
                  onClick={() => setOpened(regra)}
                />
                <Button
                  variant="minimal"
                  icon={<Trash />}
                  aria-label={`Excluir a regra '${regra.texto}'`}
                  onClick={() => void remove(regra)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button variant="outlined" text="Fechar" onClick={onClose} />
        {writes && <Button intent="primary" icon={<Plus />} text="Nova regra" onClick={() => setOpened('nova')} />}
      </div>
    </Modal>
  )
}
