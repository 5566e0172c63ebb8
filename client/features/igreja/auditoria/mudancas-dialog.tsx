import { Button } from '@blueprintjs/core'
import { useContext } from 'react'
import { DateText, Modal, PageSpinner, TimeZone } from '../../../kernel/ui'
import type { AuditoriaLinhaFragment } from './auditoria.generated'
import styles from './auditoria.module.css'
import { valorDoCampo } from './campos'
import { nomeDoCampo } from './nome-do-campo'
import { OPERACOES, quem, registro } from './texts'
import { useTexts } from './use-texts'

type Props = { linha: AuditoriaLinhaFragment; onClose: () => void }

/** One audit entry with its changes, field by field. */
export function MudancasDialog({ linha, onClose }: Props) {
  const { operacao, mudancas } = linha
  const timeZone = useContext(TimeZone)
  const { textOf, failed } = useTexts(linha.tabela)
  const shown = (campo: string, value: string | null) =>
    value === null ? '-' : (textOf?.(campo, value) ?? valorDoCampo(campo, value, timeZone))
  return (
    <Modal title={registro(linha)} onClose={onClose} width={760}>
      <p className={styles.who}>
        {OPERACOES[operacao] ?? operacao} por {quem(linha)} em <DateText value={linha.quando} />
      </p>
      {mudancas.length === 0 && <p className={styles.who}>Não há valores guardados desta ação.</p>}
      {mudancas.length > 0 && !textOf && <PageSpinner />}
      {mudancas.length > 0 && failed && (
        <p role="alert" className={styles.who}>
          Não foi possível carregar os nomes dos valores. Eles aparecem como estão guardados.
        </p>
      )}
      {mudancas.length > 0 && textOf && (
        <div className={styles.scroll}>
          <table className={styles.changes}>
            <thead>
              <tr>
                <th scope="col">Campo</th>
                <th scope="col">Antes</th>
                <th scope="col">Depois</th>
              </tr>
            </thead>
            <tbody>
              {mudancas.map(({ campo, antes, depois, nomeAntes, nomeDepois }) => (
                <tr key={campo}>
                  <th scope="row">{nomeDoCampo(campo)}</th>
                  <td>{nomeAntes ?? shown(campo, antes)}</td>
                  <td>{nomeDepois ?? shown(campo, depois)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={styles.foot}>
        <Button text="Fechar" onClick={onClose} autoFocus />
      </div>
    </Modal>
  )
}
