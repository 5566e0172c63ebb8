/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReuniaoComAtaQueryVariables = Exact<{
  id: string | number;
}>;


export type ReuniaoComAtaQuery = { reuniaoLideranca: { id: number, uuid: string, idCliente: number, dataReuniao: string, pautaReuniao: string, statusReuniao: string, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, participantes: { nodes: Array<{ id: number, uuid: string, name: string }> }, ata: { id: number, uuid: string, textoAta: string | null, numeroAta: number | null, aprovadaEm: string | null, nomeAprovador: string | null, updatedAt: string, versao: number } | null } };

export type SalvarAtaMutationVariables = Exact<{
  id: string | number;
  input: Types.AtaInput;
}>;


export type SalvarAtaMutation = { salvarAta: { id: number, uuid: string, textoAta: string | null, updatedAt: string, versao: number } };

export type DescartarAtaMutationVariables = Exact<{
  id: string | number;
  versao?: number | null | undefined;
}>;


export type DescartarAtaMutation = { descartarAta: { message: string } };

export type AprovarAtaMutationVariables = Exact<{
  id: string | number;
  versao?: number | null | undefined;
}>;


export type AprovarAtaMutation = { aprovarAta: { id: number, uuid: string, numeroAta: number | null, aprovadaEm: string | null, nomeAprovador: string | null, versao: number } };


export const ReuniaoComAtaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReuniaoComAta"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reuniaoLideranca"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"dataReuniao"}},{"kind":"Field","name":{"kind":"Name","value":"pautaReuniao"}},{"kind":"Field","name":{"kind":"Name","value":"statusReuniao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"participantes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"textoAta"}},{"kind":"Field","name":{"kind":"Name","value":"numeroAta"}},{"kind":"Field","name":{"kind":"Name","value":"aprovadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"nomeAprovador"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]}}]} as unknown as DocumentNode<ReuniaoComAtaQuery, ReuniaoComAtaQueryVariables>;
export const SalvarAtaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalvarAta"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AtaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salvarAta"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"textoAta"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<SalvarAtaMutation, SalvarAtaMutationVariables>;
export const DescartarAtaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DescartarAta"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"descartarAta"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DescartarAtaMutation, DescartarAtaMutationVariables>;
export const AprovarAtaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AprovarAta"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aprovarAta"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"numeroAta"}},{"kind":"Field","name":{"kind":"Name","value":"aprovadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"nomeAprovador"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<AprovarAtaMutation, AprovarAtaMutationVariables>;
export const useReuniaoComAtaQuery = (options: useQuery.Options<ReuniaoComAtaQuery, ReuniaoComAtaQueryVariables> | SkipToken): useQuery.Result<ReuniaoComAtaQuery, ReuniaoComAtaQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ReuniaoComAtaDocument, options as never) as never
export const useSalvarAtaMutation = (options?: useMutation.Options<SalvarAtaMutation, SalvarAtaMutationVariables>): useMutation.ResultTuple<SalvarAtaMutation, SalvarAtaMutationVariables> => useMutation(SalvarAtaDocument, options as never) as never
export const useDescartarAtaMutation = (options?: useMutation.Options<DescartarAtaMutation, DescartarAtaMutationVariables>): useMutation.ResultTuple<DescartarAtaMutation, DescartarAtaMutationVariables> => useMutation(DescartarAtaDocument, options as never) as never
export const useAprovarAtaMutation = (options?: useMutation.Options<AprovarAtaMutation, AprovarAtaMutationVariables>): useMutation.ResultTuple<AprovarAtaMutation, AprovarAtaMutationVariables> => useMutation(AprovarAtaDocument, options as never) as never