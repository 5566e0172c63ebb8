import type { Random } from '../random.js'

export type Sex = 'Feminino' | 'Masculino'

const list = (names: string): string[] => names.split(',').map((name) => name.trim())

/** Given names common among people of this age and older, most common first (source: the census of names). */
const given: readonly { from: number; Feminino: string[]; Masculino: string[] }[] = [
  {
    from: 61,
    Feminino: list(
      'Maria, Maria Aparecida, Ana, Antônia, Terezinha, Maria de Lourdes, Vera Lúcia, Sônia, Luzia, Neusa, Maria José, Marlene, Cleusa, Rosa, Helena, Ivone, Eunice, Dalva, Noemi, Zilda, Iracema, Odete, Nair, Lídia',
    ),
    Masculino: list(
      'José, Antônio, João, Francisco, Luiz, Pedro, Sebastião, Manoel, Benedito, Geraldo, Paulo, Carlos, Raimundo, Joaquim, Osvaldo, Valdemar, Nelson, Orlando, Moisés, Elias, Jurandir, Durval',
    ),
  },
  {
    from: 44,
    Feminino: list(
      'Maria, Ana Paula, Adriana, Márcia, Sandra, Patrícia, Luciana, Cristina, Rosângela, Andréa, Cláudia, Simone, Silvana, Rosana, Mônica, Débora, Eliane, Regina, Solange, Edna, Marta, Raquel, Ester, Miriam, Denise, Vanessa',
    ),
    Masculino: list(
      'José, Marcos, Carlos, Paulo, Antônio, Marcelo, João, Luiz, Fernando, Roberto, Ricardo, Sérgio, Eduardo, Cláudio, Alexandre, Fábio, André, Rogério, Reginaldo, Josué, Ezequiel, Samuel, Wagner, Gilberto, Edson, Misael',
    ),
  },
  {
    from: 30,
    Feminino: list(
      'Juliana, Fernanda, Aline, Camila, Amanda, Jéssica, Bruna, Patrícia, Ana Carolina, Letícia, Priscila, Mariana, Tatiane, Daniela, Michele, Renata, Carla, Débora, Rebeca, Gisele, Talita, Raquel, Natália, Vivian, Keila',
    ),
    Masculino: list(
      'Rafael, Bruno, Felipe, Rodrigo, Lucas, Tiago, Diego, Gustavo, Leonardo, Daniel, Eduardo, Anderson, André, Leandro, Wesley, Danilo, Vinícius, Renato, Jonatas, Davi, Calebe, Josué, Everton, Murilo, Otávio',
    ),
  },
  {
    from: 16,
    Feminino: list(
      'Ana Clara, Maria Eduarda, Gabriela, Beatriz, Larissa, Júlia, Giovanna, Vitória, Letícia, Isabela, Ana Beatriz, Rafaela, Sarah, Milena, Yasmin, Rebeca, Ester, Nicole, Lívia, Débora, Evelyn, Raquel',
    ),
    Masculino: list(
      'Gabriel, João Pedro, Lucas, Matheus, Guilherme, Pedro Henrique, Vinícius, Gustavo, João Vitor, Felipe, Davi, Samuel, Isaque, Kauã, Caio, Daniel, Enzo, Igor, Natan, Tiago, Calebe, Erick',
    ),
  },
  {
    from: 0,
    Feminino: list(
      'Helena, Alice, Laura, Manuela, Sophia, Valentina, Maria Alice, Heloísa, Cecília, Isabella, Lorena, Ester, Esther, Maria Clara, Liz, Eloá, Rebeca, Sara, Ana Júlia, Pietra, Antonella, Lívia',
    ),
    Masculino: list(
      'Miguel, Arthur, Davi, Heitor, Bernardo, Gael, Theo, Samuel, Lorenzo, Noah, Benício, Isaac, Gabriel, Lucas, Rafael, Benjamin, João Miguel, Levi, Matheus, Anthony, Calebe, Josué, Henrique',
    ),
  },
]

/** Surnames of the whole country, most common first. */
const surnames = list(
  'Silva, Santos, Oliveira, Souza, Pereira, Lima, Ferreira, Costa, Rodrigues, Almeida, Nascimento, Alves, Carvalho, Araújo, Ribeiro, Gomes, Martins, Rocha, Barbosa, Dias, Moreira, Nunes, Marques, Machado, Mendes, Freitas, Cardoso, Ramos, Teixeira, Vieira, Monteiro, Moura, Batista, Campos, Correia, Castro, Pinto, Duarte, Reis, Farias, Azevedo, Medeiros, Siqueira, Camargo, Prado, Fonseca, Antunes, Queiroz, Bueno, Peixoto',
)

const particles: Readonly<Record<string, string>> = {
  Silva: 'da',
  Costa: 'da',
  Rocha: 'da',
  Santos: 'dos',
  Reis: 'dos',
  Nascimento: 'do',
  Oliveira: 'de',
  Souza: 'de',
  Lima: 'de',
  Almeida: 'de',
  Carvalho: 'de',
  Araújo: 'de',
}

export const givenName = (random: Random, sex: Sex, age: number): string =>
  random.common(given.find(({ from }) => age >= from)?.[sex] ?? [])

/**
 * A random surname, sometimes with its particle ('dos Santos').
 * @param regional surnames common near the church
 */
export function surname(random: Random, regional: readonly string[]): string {
  const name = random.chance(0.14) ? random.pick(regional) : random.common(surnames)
  const particle = particles[name]
  return particle && random.chance(0.35) ? `${particle} ${name}` : name
}
