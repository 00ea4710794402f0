#!/bin/sh
# Dumps the database every night at 3, into /backups, and keeps the last 14 days. `once` dumps now and ends.
set -u
umask 077
folder=${BACKUP_FOLDER:-/backups}

dump() {
	file=$folder/site-$(date +%Y-%m-%d).dump
	# Under the final name there is only ever a whole dump.
	if pg_dump --format=custom --file="$file.unfinished" && mv "$file.unfinished" "$file"; then
		echo "dumped to $file"
		find "$folder" -name 'site-*.dump' -mtime +14 -delete
	else
		rm -f "$file.unfinished"
		echo "the dump failed" >&2
		return 1
	fi
}

if [ "${1:-}" = once ]; then
	dump
	exit
fi
while :; do
	now=$(date +%s)
	at=$(date -d 'today 03:00' +%s)
	[ "$at" -gt "$now" ] || at=$(date -d 'tomorrow 03:00' +%s)
	sleep $((at - now))
	dump
done
