/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConvitesDaPessoaQueryVariables = Exact<{
  idUsuario: string | number;
}>;


export type ConvitesDaPessoaQuery = { convitesDaPessoa: { impedimento: string | null, nomeAcesso: string | null, convites: Array<{ id: number, createdAt: string, expiraEm: string, autor: string | null, situacao: string }> } };

export type CriarLinkDeConviteMutationVariables = Exact<{
  idUsuario: string | number;
}>;


export type CriarLinkDeConviteMutation = { criarLinkDeConvite: { url: string, qrCode: string, validoAte: string, pedirSegundoDado: string } };

export type CancelarConviteMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelarConviteMutation = { cancelarConvite: { id: number, situacao: string } };


export const ConvitesDaPessoaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConvitesDaPessoa"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idUsuario"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"convitesDaPessoa"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idUsuario"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idUsuario"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impedimento"}},{"kind":"Field","name":{"kind":"Name","value":"nomeAcesso"}},{"kind":"Field","name":{"kind":"Name","value":"convites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiraEm"}},{"kind":"Field","name":{"kind":"Name","value":"autor"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}}]}}]}}]}}]} as unknown as DocumentNode<ConvitesDaPessoaQuery, ConvitesDaPessoaQueryVariables>;
export const CriarLinkDeConviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarLinkDeConvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idUsuario"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarLinkDeConvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idUsuario"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idUsuario"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"validoAte"}},{"kind":"Field","name":{"kind":"Name","value":"pedirSegundoDado"}}]}}]}}]} as unknown as DocumentNode<CriarLinkDeConviteMutation, CriarLinkDeConviteMutationVariables>;
export const CancelarConviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelarConvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelarConvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}}]}}]}}]} as unknown as DocumentNode<CancelarConviteMutation, CancelarConviteMutationVariables>;
export const useConvitesDaPessoaQuery = (options: useQuery.Options<ConvitesDaPessoaQuery, ConvitesDaPessoaQueryVariables> | SkipToken): useQuery.Result<ConvitesDaPessoaQuery, ConvitesDaPessoaQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ConvitesDaPessoaDocument, options as never) as never
export const useCriarLinkDeConviteMutation = (options?: useMutation.Options<CriarLinkDeConviteMutation, CriarLinkDeConviteMutationVariables>): useMutation.ResultTuple<CriarLinkDeConviteMutation, CriarLinkDeConviteMutationVariables> => useMutation(CriarLinkDeConviteDocument, options as never) as never
export const useCancelarConviteMutation = (options?: useMutation.Options<CancelarConviteMutation, CancelarConviteMutationVariables>): useMutation.ResultTuple<CancelarConviteMutation, CancelarConviteMutationVariables> => useMutation(CancelarConviteDocument, options as never) as never