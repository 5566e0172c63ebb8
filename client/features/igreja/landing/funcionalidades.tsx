import styles from './landing.module.css'
import celular from './telas/celular.webp'
import patrimonios from './telas/patrimonios.webp'
import pessoa from './telas/pessoa.webp'

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
          <img className={styles.shot} src={patrimonios} width={1280} height={800} loading="lazy" alt="" />
          <figcaption>Listas que se filtram, ordenam, imprimem e exportam.</figcaption>
        </figure>
        <figure>
          <img className={styles.shot} src={pessoa} width={1280} height={800} loading="lazy" alt="" />
          <figcaption>A página de uma pessoa, no tema escuro.</figcaption>
        </figure>
        <figure className={styles.phone}>
          <img className={styles.shot} src={celular} width={390} height={844} loading="lazy" alt="" />
          <figcaption>No celular, com a mesma calma.</figcaption>
        </figure>
      </div>
    </section>
  )
}
