import { describe, expect, it } from 'vitest';
import { freshEmail, newMember, visitor } from './members.ts';

const credentials = { password: 'a good password' };

describe('a session', () => {
  it('begins with registering, ends with logging out, and begins again with logging in', async () => {
    const email = freshEmail();
    const maya = visitor();
    const registered = await maya.call('POST', '/api/auth/register', {
      ...credentials,
      name: ' Maya ',
      email,
      role: 'teacher',
    });
    expect(registered).toMatchObject({
      status: 201,
      body: { name: 'Maya', email, role: 'teacher' },
    });
    expect((await maya.call('GET', '/api/auth/user')).body).toEqual(registered.body);
    expect([...maya.cookies.keys()].toSorted()).toEqual(['member', 'session']);

    expect((await maya.call('POST', '/api/auth/logout')).status).toBe(204);
    expect(maya.cookies.size).toBe(0);
    expect((await maya.call('GET', '/api/auth/user')).body).toBeNull();

    const login = await maya.call('POST', '/api/auth/login', { ...credentials, email });
    expect(login).toMatchObject({ status: 200, body: registered.body });
    expect((await maya.call('GET', '/api/auth/user')).body).toEqual(registered.body);
  });

  it('is over at once when somebody logs out, whoever kept the cookie', async () => {
    const maya = await newMember();
    const thief = visitor(new Map(maya.cookies));
    expect((await thief.call('GET', '/api/auth/user')).body).toMatchObject({ id: maya.id });
    await maya.call('POST', '/api/auth/logout');
    const answer = await thief.call('GET', '/api/auth/user');
    expect(answer).toMatchObject({ status: 200, body: null });
    expect(thief.cookies.size).toBe(0);
  });
});
