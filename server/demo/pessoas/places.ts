/** A neighbourhood with some of its streets. `cep` holds the first five digits. */
interface Neighbourhood {
  bairro: string
  cep: string
  streets: readonly string[]
}

/** The city of a church, with the data that occur in its people's records. */
export interface Place {
  cidade: string
  uf: string
  areaCode: string
  timeZone: string
  /** digit of the CPF for the tax region that issued it */
  cpfRegion: string
  /** cities to which people move */
  elsewhere: readonly string[]
  regionalSurnames: readonly string[]
  neighbourhoods: readonly Neighbourhood[]
}

const near = (bairro: string, cep: string, ...streets: string[]): Neighbourhood => ({ bairro, cep, streets })

export const campinas: Place = {
  cidade: 'Campinas',
  uf: 'SP',
  areaCode: '19',
  timeZone: 'America/Sao_Paulo',
  cpfRegion: '8',
  elsewhere: ['Ribeirão Preto', 'Sorocaba', 'Curitiba', 'Indaiatuba', 'São Paulo'],
  regionalSurnames: [
    'Rossi',
    'Bianchi',
    'Zanella',
    'Moretti',
    'Bertolini',
    'Ferrari',
    'Pavan',
    'Toledo',
    'Tanaka',
    'Nakamura',
    'Stefanini',
    'Schmidt',
  ],
  neighbourhoods: [
    near(
      'Jardim Aurélia',
      '13033',
      'Rua Arthur Teixeira de Camargo',
      'Rua Serra D’Água',
      'Rua Dona Licínia Teixeira de Souza',
    ),
    near(
      'Vila Industrial',
      '13035',
      'Rua Doutor Sales de Oliveira',
      'Rua Vinte e Quatro de Maio',
      'Rua Francisco Teodoro',
    ),
    near('Taquaral', '13076', 'Avenida Doutor Heitor Penteado', 'Rua Paula Bueno', 'Rua Fernão Lopes'),
    near('Jardim Guanabara', '13073', 'Rua Barão de Itapura', 'Rua Oliveira Cardoso', 'Rua Eduardo Lane'),
    near('Jardim Chapadão', '13070', 'Avenida Marechal Rondon', 'Rua Clóvis Beviláqua', 'Rua Erasmo Braga'),
    near('Ponte Preta', '13041', 'Rua Abolição', 'Rua da Paz', 'Rua Proença'),
    near('Jardim Proença', '13026', 'Avenida Princesa d’Oeste', 'Rua Uruguaiana', 'Rua Professor Luís Rosa'),
    near('Vila Marieta', '13042', 'Rua Ângelo Simões', 'Rua Pedro Vieira da Silva', 'Rua São Carlos'),
    near('São Bernardo', '13030', 'Avenida das Amoreiras', 'Rua Paulo Setúbal', 'Rua Benjamin Constant'),
    near('Vila União', '13060', 'Rua Domingos Cazotti', 'Rua Joaquim Dias Pereira', 'Rua Carlos Drummond de Andrade'),
    near('Jardim Garcia', '13061', 'Rua Presidente Juscelino', 'Rua Heitor Lacerda Guedes', 'Avenida Transamazônica'),
    near(
      'Vila Padre Anchieta',
      '13068',
      'Avenida Cardeal Dom Agnelo Rossi',
      'Rua Papa São Dionísio',
      'Rua Papa Inocêncio',
    ),
    near('Jardim Cristina', '13054', 'Rua Armando Frederico Renganeschi', 'Rua Arymana', 'Rua Coacyara'),
    near('Barão Geraldo', '13084', 'Avenida Santa Isabel', 'Rua Horácio Leonardi', 'Rua Agostinho Pattaro'),
    near('Cambuí', '13024', 'Rua Coronel Quirino', 'Rua Maria Monteiro', 'Rua Sampainho'),
    near('Centro', '13010', 'Rua Barão de Jaguara', 'Rua Doutor Quirino', 'Avenida Francisco Glicério'),
  ],
}

export const recife: Place = {
  cidade: 'Recife',
  uf: 'PE',
  areaCode: '81',
  timeZone: 'America/Recife',
  cpfRegion: '4',
  elsewhere: ['Caruaru', 'Olinda', 'João Pessoa', 'Jaboatão dos Guararapes'],
  regionalSurnames: [
    'Cavalcanti',
    'Albuquerque',
    'Melo',
    'Lins',
    'Bezerra',
    'Barros',
    'Tenório',
    'Wanderley',
    'Vasconcelos',
    'Guerra',
  ],
  neighbourhoods: [
    near('Várzea', '50741', 'Avenida Afonso Olindense', 'Rua Francisco Lacerda', 'Rua João Francisco Lisboa'),
    near('Iputinga', '50670', 'Rua São Mateus', 'Rua Bom Pastor', 'Avenida Maurício de Nassau'),
    near('Cordeiro', '50721', 'Avenida Caxangá', 'Rua Odorico Mendes', 'Rua Antônio Curado'),
    near('Casa Amarela', '52070', 'Estrada do Arraial', 'Rua Padre Lemos', 'Rua da Harmonia'),
    near('Madalena', '50720', 'Rua Real da Torre', 'Rua Benfica', 'Rua João Ivo da Silva'),
    near('Torre', '50710', 'Rua Conde de Irajá', 'Rua José Bonifácio', 'Rua Marcos André'),
    near(
      'Imbiribeira',
      '51170',
      'Rua Arquiteto Luiz Nunes',
      'Rua Engenheiro Alves de Souza',
      'Avenida Mascarenhas de Morais',
    ),
    near('Boa Viagem', '51020', 'Rua dos Navegantes', 'Avenida Conselheiro Aguiar', 'Rua Barão de Souza Leão'),
  ],
}
