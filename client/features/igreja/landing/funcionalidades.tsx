import styles from './landing.module.css'
import { Tela } from './tela'
import celular from './telas/financas-celular.webp'
import patrimonios from './telas/patrimonios.webp'
import patrimoniosCelular from './telas/patrimonios-celular.webp'
import pessoa from './telas/pessoa.webp'
import pessoaCelular from './telas/pessoa-celular.webp'

const FEATURES = [
  ['Pessoas', 'Membros, visitantes e recém-convertidos, com fotos, aniversários e a linha do tempo de cada um.'],
  ['Células e departamentos', 'Encontros, presenças e responsáveis; o relatório de cada célula sai pronto.'],
  ['Agenda', 'Eventos, missões, batismos, visitas pastorais e reuniões de liderança com as suas atas.'],
  ['Tesouraria', 'Entradas, saídas e livro-caixa exatos ao centavo, com meses fechados que ninguém altera.'],
  ['Patrimônio', 'O que a igreja tem, onde está e quanto vale, com fotos e códigos.'],
  ['Cada um no seu lugar', 'Administrador, pastor, líder, colaborador e membro veem e fazem só o que lhes cabe.'],
] as const

/** The product's features, with screenshots. */
export function Funcionalidades() {
  return (
    <section id="funcionalidades" className={styles.section} aria-labelledby="titulo-funcionalidades">
      <h2 id="titulo-funcionalidades">O que a igreja precisa, sem complicação</h2>
      <ul className={styles.features}>
        {FEATURES.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.shots}>
        <figure>
          <Tela wide={patrimonios} phone={patrimoniosCelular} />
          <figcaption>Listas que se filtram, ordenam, imprimem e exportam.</figcaption>
        </figure>
        <figure>
          <Tela wide={pessoa} phone={pessoaCelular} dark />
          <figcaption>A página de uma pessoa, no tema escuro.</figcaption>
        </figure>
        <figure className={styles.phone}>
          <Tela phone={celular} />
          <figcaption>No celular, com a mesma calma.</figcaption>
        </figure>
      </div>
    </section>
  )
}
