import { useQuery } from '@tanstack/react-query';
import { getPhoto } from '#contract/people/photo.ts';
import { readPhotoAddress } from '#contract/people/rules/photo-address.ts';
import { readFile } from '#web/platform/api/call.ts';
import { Avatar, type AvatarProps } from '#web/platform/ui/show/avatar.tsx';

/**
 * A person's photo, or the initials. An uploaded photo is fetched with the session, which an `img`
 * alone does not send, and kept until the window is left: another photo has another address.
 */
export function PersonAvatar({ photoUrl, ...person }: AvatarProps) {
  const own = readPhotoAddress(photoUrl ?? '');
  const photo = useQuery({
    queryKey: [getPhoto.name, photoUrl],
    queryFn: ({ signal }) => readFile(getPhoto, { params: { ...own! }, signal }),
    enabled: own !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return <Avatar {...person} photoUrl={own ? photo.data : photoUrl} />;
}
