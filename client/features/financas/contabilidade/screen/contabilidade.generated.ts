/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Os códigos do contador para o que não é categoria nem conta financeira da igreja. */
export type CodigosContadorInput = {
  /** Descontos que a igreja deu, até 30 caracteres. */
  descontosConcedidos?: string | null | undefined;
  /** Descontos que a igreja teve, até 30 caracteres. */
  descontosObtidos?: string | null | undefined;
  /** Juros e multas que a igreja pagou, até 30 caracteres. */
  jurosPagos?: string | null | undefined;
  /** Juros e multas que a igreja recebeu, até 30 caracteres. */
  jurosRecebidos?: string | null | undefined;
  /** A contrapartida dos saldos iniciais das contas, até 30 caracteres. */
  saldosIniciais?: string | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type ContabilidadeQueryVariables = Exact<{
  primeiro: string;
  ultimo: string;
  idCliente?: number | null | undefined;
}>;


export type ContabilidadeQuery = { contabilidade: { inicio: string, fim: string, fechado: boolean, partidas: number, total: string, entradas: string, saidas: string, resultado: string, variacao: string, confere: boolean, semCodigo: Array<{ especie: string, id: number | null, nome: string, partidas: number }>, pagamentos: Array<{ tipo: string, quantidade: number, total: string, semDocumento: number }> } };

export type CodigosContadorQueryVariables = Exact<{
  idCliente?: number | null | undefined;
}>;


export type CodigosContadorQuery = { codigosContador: { jurosPagos: string | null, descontosObtidos: string | null, jurosRecebidos: string | null, descontosConcedidos: string | null, saldosIniciais: string | null, versao: number } };

export type SalvarCodigosContadorMutationVariables = Exact<{
  input: Types.CodigosContadorInput;
  idCliente?: number | null | undefined;
}>;


export type SalvarCodigosContadorMutation = { salvarCodigosContador: { jurosPagos: string | null, descontosObtidos: string | null, jurosRecebidos: string | null, descontosConcedidos: string | null, saldosIniciais: string | null, versao: number } };


export const ContabilidadeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contabilidade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"primeiro"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ultimo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contabilidade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"de"},"value":{"kind":"Variable","name":{"kind":"Name","value":"primeiro"}}},{"kind":"Argument","name":{"kind":"Name","value":"ate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ultimo"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inicio"}},{"kind":"Field","name":{"kind":"Name","value":"fim"}},{"kind":"Field","name":{"kind":"Name","value":"fechado"}},{"kind":"Field","name":{"kind":"Name","value":"partidas"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"entradas"}},{"kind":"Field","name":{"kind":"Name","value":"saidas"}},{"kind":"Field","name":{"kind":"Name","value":"resultado"}},{"kind":"Field","name":{"kind":"Name","value":"variacao"}},{"kind":"Field","name":{"kind":"Name","value":"confere"}},{"kind":"Field","name":{"kind":"Name","value":"semCodigo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"especie"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"partidas"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagamentos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"semDocumento"}}]}}]}}]}}]} as unknown as DocumentNode<ContabilidadeQuery, ContabilidadeQueryVariables>;
export const CodigosContadorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CodigosContador"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codigosContador"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jurosPagos"}},{"kind":"Field","name":{"kind":"Name","value":"descontosObtidos"}},{"kind":"Field","name":{"kind":"Name","value":"jurosRecebidos"}},{"kind":"Field","name":{"kind":"Name","value":"descontosConcedidos"}},{"kind":"Field","name":{"kind":"Name","value":"saldosIniciais"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<CodigosContadorQuery, CodigosContadorQueryVariables>;
export const SalvarCodigosContadorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalvarCodigosContador"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CodigosContadorInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salvarCodigosContador"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jurosPagos"}},{"kind":"Field","name":{"kind":"Name","value":"descontosObtidos"}},{"kind":"Field","name":{"kind":"Name","value":"jurosRecebidos"}},{"kind":"Field","name":{"kind":"Name","value":"descontosConcedidos"}},{"kind":"Field","name":{"kind":"Name","value":"saldosIniciais"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<SalvarCodigosContadorMutation, SalvarCodigosContadorMutationVariables>;
export const useContabilidadeQuery = (options: useQuery.Options<ContabilidadeQuery, ContabilidadeQueryVariables> | SkipToken): useQuery.Result<ContabilidadeQuery, ContabilidadeQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ContabilidadeDocument, options as never) as never
export const useCodigosContadorQuery = (options?: useQuery.Options<CodigosContadorQuery, CodigosContadorQueryVariables> | SkipToken): useQuery.Result<CodigosContadorQuery, CodigosContadorQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(CodigosContadorDocument, options as never) as never
export const useSalvarCodigosContadorMutation = (options?: useMutation.Options<SalvarCodigosContadorMutation, SalvarCodigosContadorMutationVariables>): useMutation.ResultTuple<SalvarCodigosContadorMutation, SalvarCodigosContadorMutationVariables> => useMutation(SalvarCodigosContadorDocument, options as never) as never