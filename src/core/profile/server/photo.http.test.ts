import { expect, test } from 'vitest';
import { getPhoto } from '#core/employee/contract/photo.ts';
import { largestPhoto } from '#core/employee/contract/rules/photo.ts';
import { readPhotoAddress } from '#core/employee/contract/rules/photo-address.ts';
import { updateAnyProfile, updateProfile } from '#core/profile/contract/profile.ts';
import { asData, jpegOf, webp } from '#test/file/picture.ts';
import { startProfiles } from '#test/start/start-profiles.ts';

const { house, cast, read, save, profile } = startProfiles();
type Person = typeof cast.worker;

const withPhoto = (person: Person, photoUrl: string | null) => ({ ...profile(person), photoUrl });
const upload = async (person: Person, file: Buffer = webp, type?: string) => {
  const { status, body } = await save(updateProfile, person, withPhoto(person, asData(file, type)));
  expect(status).toBe(200);
  return body.data.photoUrl ?? '';
};
const look = (address: string, { token }: { token: string | undefined }) =>
  house.call(getPhoto, { token, params: { ...readPhotoAddress(address)! } });
const refusalOf = async (photoUrl: string) => {
  const { status, body } = await save(updateProfile, cast.worker, withPhoto(cast.worker, photoUrl));
  return [status, body.errors?.[0]?.path, body.errors?.[0]?.key];
};

test('an uploaded photo is shown to colleagues, who may keep it, and to nobody else', async () => {
  const address = await upload(cast.worker);
  expect((await read(cast.worker.id, cast.colleague)).body.data.photoUrl).toBe(address);
  const { status, headers, bytes } = await look(address, cast.colleague);
  expect([status, bytes.equals(webp)]).toEqual([200, true]);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'attachment; filename="photo.webp"',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(String(headers.vary).toLowerCase()).toContain('authorization');
  expect((await look(address, { token: undefined })).status).toBe(401);
  expect((await look(address, { token: cast.other.hrToken })).status).toBe(404);
});

test('another photo has another address, and the former one is gone; so is a removed one', async () => {
  const former = await upload(cast.worker);
  const address = await upload(cast.worker, jpegOf(256, 256), 'image/jpeg');
  expect((await look(former, cast.hr)).status).toBe(404);
  expect((await look(address, cast.hr)).headers['content-type']).toBe('image/jpeg');
  const kept = await save(updateProfile, cast.worker, withPhoto(cast.worker, address));
  expect(kept.body.data.photoUrl).toBe(address);
  const removed = await save(updateProfile, cast.worker, withPhoto(cast.worker, null));
  expect(removed.body.data.photoUrl).toBeNull();
  expect((await look(address, cast.hr)).status).toBe(404);
});

test('HR gives somebody a photo; the declared type does not matter, the content does', async () => {
  const body = withPhoto(cast.worker, asData(webp, 'image/jpeg'));
  const { data } = (await save(updateAnyProfile, cast.hr, body, cast.worker.id)).body;
  expect((await look(data.photoUrl ?? '', cast.hr)).headers['content-type']).toBe('image/webp');
});

test('what is no small picture is refused at its field, and so is somebody else’s photo', async () => {
  const foreign = await upload(cast.colleague);
  const invalid = [400, 'photoUrl', 'validation.invalidPhotoUrl'];
  expect(await refusalOf(asData(Buffer.from('<script>alert(1)</script>')))).toEqual(invalid);
  expect(await refusalOf(asData(jpegOf(2000, 2000), 'image/jpeg'))).toEqual(invalid);
  expect(await refusalOf(asData(webp, 'image/svg+xml'))).toEqual(invalid);
  expect(await refusalOf(foreign)).toEqual(invalid);
  expect(await refusalOf(asData(Buffer.alloc(largestPhoto + 3)))).toEqual([
    400,
    'photoUrl',
    'validation.photoTooLarge',
  ]);
});

test('an address on another host is taken only where the operator has named the host', async () => {
  const refused = [400, 'photoUrl', 'profileMessages.photoHost'];
  const named = 'https://photos.own.ru/a.jpg';
  expect(await refusalOf('https://tracker.example/pixel.png')).toEqual(refused);
  expect(await refusalOf('https://photos.own.ru:8443/a.jpg')).toEqual(refused);
  expect(await refusalOf('https://photos.own.ru@tracker.example/a.jpg')).toEqual(refused);
  expect((await save(updateProfile, cast.worker, withPhoto(cast.worker, named))).status).toBe(200);
  const { config } = house.context;
  house.context.config = { ...config, photoHosts: [] };
  try {
    // It was saved when its host was named: it may stay, and can be read.
    const kept = await save(updateProfile, cast.worker, withPhoto(cast.worker, named));
    expect([kept.status, kept.body.data.photoUrl]).toEqual([200, named]);
    expect(await refusalOf(`${named}?2`)).toEqual(refused);
  } finally {
    house.context.config = config;
  }
});
