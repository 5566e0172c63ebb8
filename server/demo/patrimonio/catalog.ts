import type { initialTipos } from '../../features/patrimonio/tipo-patrimonio/tipo-patrimonio.rules.js'

export type Tipo = (typeof initialTipos)[number]

interface Kind {
  /** prefix of the asset codes */
  code: string
  /** usual lifetime in years */
  years: number
  /** the range of the purchase date, in days ago */
  bought: readonly [number, number]
  suppliers: readonly string[]
}

const kind = (code: string, years: number, bought: Kind['bought'], ...suppliers: string[]): Kind => ({
  code,
  years,
  bought,
  suppliers,
})

export const kinds: Readonly<Record<Tipo, Kind>> = {
  Móveis: kind('MOV', 12, [40, 3200], 'Móveis Aliança', 'Casa do Escritório', 'Marcenaria Bom Jesus'),
  'Som e vídeo': kind('SOM', 9, [20, 3000], 'Sonora Áudio e Luz', 'Prisma Eletrônicos', 'Palco Certo Equipamentos'),
  'Instrumentos musicais': kind('INS', 14, [60, 3200], 'Casa do Músico', 'Harmonia Instrumentos Musicais'),
  Informática: kind('INF', 6, [30, 1900], 'InfoCenter Comércio de Informática', 'Prisma Eletrônicos'),
  Eletrodomésticos: kind('ELE', 10, [90, 3100], 'Lojas Horizonte', 'Refrigeração Polar'),
  'Utensílios de cozinha': kind('COZ', 10, [200, 2600], 'Lojas Horizonte', 'Casa das Festas'),
  'Livros e material didático': kind('LIV', 12, [200, 2600], 'Livraria Caminho Novo'),
  Veículos: kind('VEI', 10, [300, 2200], 'Concessionária Via Norte'),
  Imóveis: kind('IMO', 60, [4000, 7000]),
  Outros: kind('DIV', 12, [100, 2600], 'Comercial Boa Vista', 'Lojas Horizonte'),
}

export interface Item {
  name: string
  /** price of one, in reais */
  price: number
  place: string
  /** number of assets, each with its own code */
  count: number
}

const item = (name: string, price: number, place: string, count = 1): Item => ({ name, price, place, count })

export interface Inventory {
  items: Readonly<Partial<Record<Tipo, readonly Item[]>>>
  /** assets that the church no longer has */
  discarded: Readonly<Partial<Record<Tipo, readonly Item[]>>>
}

export const catalogoBetel: Inventory = {
  items: {
    Imóveis: [item('Templo sede', 1_850_000, 'Sede'), item('Casa pastoral', 480_000, 'Jardim Aurélia')],
    Veículos: [
      item('Van Renault Master 16 lugares', 189_000, 'Garagem'),
      item('Fiat Fiorino furgão', 69_900, 'Garagem'),
    ],
    'Som e vídeo': [
      item('Mesa de som digital Behringer X32', 24_900, 'Cabine de som'),
      item('Stage box Behringer S16', 6_300, 'Palco'),
      item('Caixa de som ativa JBL EON715', 4_200, 'Templo', 4),
      item('Subwoofer ativo JBL EON718S', 6_900, 'Templo', 2),
      item('Monitor de retorno Yamaha DBR10', 3_600, 'Palco', 3),
      item('Microfone Shure SM58', 1_190, 'Cabine de som', 4),
      item('Microfone sem fio Shure BLX24', 3_290, 'Cabine de som', 2),
      item('Multicabo de 24 vias', 1_950, 'Palco'),
      item('Pedestais de microfone (lote de 10)', 1_390, 'Palco'),
      item('Projetor Epson PowerLite E20', 3_690, 'Templo', 2),
      item('Tela de projeção retrátil 150"', 1_480, 'Templo', 2),
      item('TV LED Samsung 55"', 2_899, 'Salão social'),
      item('Câmera Canon EOS M50', 4_200, 'Cabine de transmissão', 2),
      item('Mesa de corte ATEM Mini Pro', 3_900, 'Cabine de transmissão'),
      item('Refletores PAR LED (lote de 8)', 1_760, 'Palco'),
    ],
    'Instrumentos musicais': [
      item('Violão eletroacústico Yamaha APX600', 2_350, 'Palco'),
      item('Violão Giannini GN-15', 690, 'Sala de música', 2),
      item('Guitarra Fender Squier Stratocaster', 2_690, 'Palco'),
      item('Contrabaixo Tagima TW-65', 1_850, 'Palco'),
      item('Teclado Yamaha PSR-E473', 2_480, 'Palco'),
      item('Piano digital Casio Privia PX-S1100', 4_990, 'Palco'),
      item('Bateria Pearl Roadshow', 5_200, 'Palco'),
      item('Amplificador Meteoro para contrabaixo', 1_690, 'Palco'),
      item('Cajón FSA Standard', 520, 'Sala de música'),
      item('Saxofone alto Eagle SA501', 3_150, 'Sala de música'),
      item('Violino Eagle VE441', 980, 'Sala de música', 2),
    ],
    Móveis: [
      item('Cadeiras estofadas empilháveis (lote de 50)', 8_900, 'Templo', 6),
      item('Púlpito de acrílico', 1_850, 'Templo'),
      item('Mesa da Santa Ceia', 1_400, 'Templo'),
      item('Balcão de recepção', 1_950, 'Recepção'),
      item('Sofá de três lugares', 1_690, 'Recepção'),
      item('Mesa de escritório', 780, 'Secretaria', 2),
      item('Cadeira giratória', 560, 'Secretaria', 2),
      item('Armário de aço de duas portas', 1_090, 'Secretaria'),
      item('Arquivo de aço de quatro gavetas', 980, 'Tesouraria'),
      item('Estante de livros', 640, 'Gabinete pastoral'),
      item('Mesas dobráveis (lote de 10)', 1_590, 'Salão social', 2),
      item('Mesas e cadeiras infantis (conjunto)', 1_640, 'Sala infantil', 2),
      item('Berço com colchão', 790, 'Berçário'),
    ],
    Informática: [
      item('Notebook Dell Inspiron 15', 3_690, 'Secretaria', 2),
      item('Computador para transmissão Ryzen 7', 5_900, 'Cabine de transmissão'),
      item('Computador Lenovo ThinkCentre', 3_200, 'Tesouraria'),
      item('Monitor LG 24"', 790, 'Cabine de transmissão', 2),
      item('Impressora multifuncional Epson EcoTank L3250', 1_150, 'Secretaria'),
      item('Nobreak SMS 1500 VA', 980, 'Cabine de som'),
      item('Roteador Wi-Fi TP-Link Omada', 690, 'Recepção'),
    ],
    Eletrodomésticos: [
      item('Ar-condicionado split 36.000 BTUs', 7_900, 'Templo', 3),
      item('Ar-condicionado split 12.000 BTUs', 2_490, 'Gabinete pastoral'),
      item('Ventiladores de parede (lote de 6)', 1_740, 'Salão social'),
      item('Bebedouro industrial 100 litros', 2_350, 'Recepção'),
      item('Geladeira Consul 340 litros', 2_590, 'Cozinha'),
      item('Freezer horizontal Consul', 2_690, 'Cozinha'),
      item('Fogão industrial de quatro bocas', 1_390, 'Cozinha'),
      item('Micro-ondas Electrolux 31 litros', 690, 'Cozinha'),
    ],
    'Utensílios de cozinha': [
      item('Pratos e talheres (jogo para 100)', 1_480, 'Cozinha'),
      item('Bandejas e cálices da Santa Ceia', 860, 'Templo'),
    ],
    'Livros e material didático': [
      item('Bíblias (lote de 30)', 1_350, 'Templo'),
      item('Acervo da biblioteca (120 livros)', 3_600, 'Gabinete pastoral'),
    ],
    Outros: [
      item('Aquário acrílico para bateria', 3_400, 'Palco'),
      item('Extintores (lote de 8)', 1_200, 'Sede'),
      item('Câmeras de segurança (8 canais)', 3_250, 'Sede'),
      item('Batistério de fibra', 6_900, 'Templo'),
    ],
  },
  discarded: {
    'Som e vídeo': [item('Mesa de som Staner 12 canais', 1_900, 'Depósito')],
    Informática: [item('Impressora HP DeskJet 2546', 390, 'Depósito')],
    Móveis: [item('Bancos de madeira (lote de 6)', 2_400, 'Depósito')],
    Eletrodomésticos: [item('Bebedouro de galão', 480, 'Depósito')],
  },
}

export const catalogoEsperanca: Inventory = {
  items: {
    'Som e vídeo': [
      item('Mesa de som Yamaha MG12XU', 3_250, 'Salão de cultos'),
      item('Caixa de som ativa Frahm 12"', 1_490, 'Salão de cultos', 2),
      item('Microfone Shure SM58', 1_190, 'Salão de cultos', 2),
      item('Projetor Epson PowerLite E20', 3_690, 'Salão de cultos'),
    ],
    'Instrumentos musicais': [
      item('Violão Yamaha C40', 950, 'Salão de cultos'),
      item('Teclado Casio CT-S300', 1_690, 'Salão de cultos'),
      item('Cajón FSA Standard', 520, 'Salão de cultos'),
    ],
    Móveis: [
      item('Cadeiras plásticas (lote de 70)', 3_150, 'Salão de cultos'),
      item('Púlpito de madeira', 890, 'Salão de cultos'),
      item('Armário de aço de duas portas', 1_090, 'Secretaria'),
    ],
    Informática: [item('Notebook Acer Aspire 5', 3_100, 'Secretaria')],
    Eletrodomésticos: [
      item('Ventiladores de parede (lote de 4)', 1_160, 'Salão de cultos'),
      item('Bebedouro de coluna', 790, 'Entrada'),
    ],
  },
  discarded: { 'Som e vídeo': [item('Caixa de som amplificada Ciclotron', 650, 'Depósito')] },
}
