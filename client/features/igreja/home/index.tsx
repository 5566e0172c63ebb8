import { ArrowRight } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { allowedMenu } from '../../../kernel/frame'
import { useViewer } from '../../../kernel/session'
import { Mark, useDocumentTitle } from '../../../kernel/ui'
import styles from './home.module.css'

function greeting(timeZone: string): string {
  const hour = Number(new Intl.DateTimeFormat('pt-BR', { hour: 'numeric', hourCycle: 'h23', timeZone }).format())
  if (hour < 5 || hour >= 18) return 'Boa noite'
  return hour < 12 ? 'Bom dia' : 'Boa tarde'
}

const today = (timeZone: string) =>
  new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format()

/** Start page: who, where, and the doors that this person may open. */
export function Component() {
  useDocumentTitle('Início')
  const { name, igreja, acoes } = useViewer()
  const groups = allowedMenu(acoes).filter(({ text }) => text !== 'Início')
  return (
    <>
      <header className={styles.welcome}>
        <p>{today(igreja.fusoHorario)}</p>
        <h1>
          {greeting(igreja.fusoHorario)}, {name.split(' ')[0]}.
        </h1>
        <p>{igreja.nome}</p>
        <Mark size={92} />
      </header>
      <div className={styles.groups}>
        {groups.map(({ text, icon: Icon, items }) => (
          <section key={text} className={styles.group}>
            <h2>
              <Icon />
              {text}
            </h2>
            <ul>
              {items.map((item) => (
                <li key={item.to}>
                  <Link to={item.to}>
                    {item.text}
                    <ArrowRight />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
