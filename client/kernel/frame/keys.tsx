import { Button } from '@blueprintjs/core'
import { allowedCommands, useFeatureRegistry } from '../feature'
import { useViewer } from '../session'
import { Modal, singleKeys } from '../ui'
import styles from './keys.module.css'

type Keys = { title: string; keys: [keys: string, does: string][] }

/** @param commands examples, as people type them */
const everywhere = (commands: readonly string[]): Keys => ({
  title: 'Em qualquer tela',
  keys: [
    ['Ctrl + K', commands.length ? `Buscar em tudo e dar comandos: ${commands.join(', ')}` : 'Buscar em tudo'],
    ['/', 'Ir para a busca da lista'],
    ['?', 'Mostrar estes atalhos'],
    ['Esc', 'Fechar o que está aberto'],
  ],
})

const inPlaces: Keys[] = [
  {
    title: 'Em uma lista',
    keys: [
      ['↓ ↑', 'Andar pelas linhas'],
      ['Enter', 'Abrir a linha'],
      ['Ctrl + Enter', 'Abrir a linha em outra aba'],
      ['Ctrl + P', 'Imprimir a lista inteira'],
    ],
  },
  {
    title: 'Em um formulário',
    keys: [
      ['Ctrl + Enter', 'Salvar, de qualquer campo'],
      ['Ctrl + Shift + Enter', 'Salvar e criar outro, onde houver'],
    ],
  },
]

/** The help dialog with the keyboard shortcuts. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { groups } = useFeatureRegistry()
  const commands = allowedCommands(groups, useViewer().acoes).slice(0, 2)
  const all = [everywhere(commands.map(({ text }) => `"${text.toLowerCase()}"`)), ...inPlaces]
  return (
    <Modal title="Atalhos do teclado" onClose={onClose} className={styles.dialog} width={520}>
      {all.map(({ title, keys }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <dl className={styles.keys}>
            {keys.map(([combination, does]) => (
              <div key={combination}>
                <dt>
                  <kbd>{combination}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className={styles.note}>
        {singleKeys()
          ? 'Os atalhos de uma tecla (/, ? e as setas) podem ser desligados em Configurações > Aparência.'
          : 'Os atalhos de uma tecla (/, ? e as setas) estão desligados neste aparelho. Para ligar: Configurações > Aparência.'}
      </p>
      <div className={styles.buttons}>
        <Button text="Fechar" onClick={onClose} />
      </div>
    </Modal>
  )
}
